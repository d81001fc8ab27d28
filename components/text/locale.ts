/** Scripts (ISO 15924) from right to left. Node 20 has no `getTextInfo`, and `textInfo` says `ltr` for `dv` and `az-Arab`. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** Returns the tag that formats dates and numbers. `en` means British English, as in the specification. */
export function localeOf(language: string) {
  return language === 'en' ? 'en-GB' : language
}

export function directionOf(language: string) {
  return RIGHT_TO_LEFT.includes(String(likely(language).script)) ? 'rtl' : 'ltr'
}

/** Returns the language with its likely region, as link previews want it: `de_DE`. */
export function openGraphLocaleOf(tag: string) {
  const { language, region } = likely(tag)
  return region ? `${language}_${region}` : language
}

/** Adds likely script and region. Do not format with them: `Intl` takes `en-Latn-GB` for American English. */
function likely(language: string) {
  return new Intl.Locale(localeOf(language)).maximize()
}

export function withoutRegion(tag: string) {
  return tag.replace(/-(?:[A-Z]{2}|\d{3})$/, '')
}

/** Returns a name that stands alone, such as `Français`. @param reader the tag of the reader's language. */
export function languageName(language: string, reader = language) {
  const name = nameInText(language, reader)
  // In Georgian, nothing begins with a capital.
  return name.replace(/^\P{Script=Georgian}/u, (letter) => letter.toLocaleUpperCase(reader))
}

/** Returns a name within a text, such as `français`, because in many languages it is no proper noun. */
export function nameInText(language: string, reader = language) {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language
}
