const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Checks whether a text is the tag of a language that has a name, such as `de` or `pt-BR`. */
export function isLanguageTag(tag: string) {
  return /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(tag) && Boolean(names.of(tag.split(/[-_]/)[0] ?? ''))
}

/** Refuses `pt_BR`, because the tag is also the address, and tags of three letters that `Intl` lacks, such as `bak` and `new`. */
export function isAllowedTag(name: string) {
  const isTag = /^[a-z]+(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(name) && isLanguageTag(name)
  return isTag && (/^[a-z]{2}\b/.test(name) || Intl.DateTimeFormat.supportedLocalesOf(name)[0] === name)
}
