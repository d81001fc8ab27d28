/** For example `Français`, where it stands alone. @param reader the tag of the language in which it is called so. */
export function languageName(language: string, reader = language) {
  return nameInText(language, reader).replace(/^./u, (letter) => letter.toLocaleUpperCase(reader))
}

/** For example `français`, because in many languages it is no proper noun. */
export function nameInText(language: string, reader = language) {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language
}
