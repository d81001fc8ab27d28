/** Returns a name that stands alone, such as `Français`. In Georgian, nothing begins with a capital. @param reader the tag of the language in which it is called so. */
export function languageName(language: string, reader = language) {
  const name = nameInText(language, reader)
  return name.replace(/^\P{Script=Georgian}/u, (letter) => letter.toLocaleUpperCase(reader))
}

/** Returns a name within a text, such as `français`, because in many languages it is no proper noun. */
export function nameInText(language: string, reader = language) {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language
}
