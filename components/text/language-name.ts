/** For example `Deutsch`. @param reader the tag of the language in which it is called so. */
export function languageName(language: string, reader = language) {
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language
  // In many languages, the name of a language is no proper noun, but here it stands alone.
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(reader))
}
