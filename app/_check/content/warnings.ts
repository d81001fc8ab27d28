import { unnamedStories } from '@/app/_check/articles/all-articles'
import { inEachLanguage } from '@/app/_check/content/in-each-language'
import { findStrayFiles } from '@/app/_check/content/stray-files'
import { findEnglishWords, findUntranslated } from '@/app/_check/content/untranslated'
import { checkFields, type Finding } from '@/app/_check/finding'
import { type Content, contentIn } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { isEmpty } from '@/components/layout/sheets'
import { isFuture } from '@/content/schema/days'
import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from '@/content/schema/field-types'
import type { PageAddress } from '@/content/schema/pages'
import { EACH } from '@/content/schema/schemas'

/** Finds what is bad for visitors but does not stop a build. @param files without mistakes. @param content as the site shows it. */
export function findWarnings(files: ContentFiles, content = contentIn()): Finding[] {
  return [
    ...inEachLanguage(files, ofLanguage),
    ...findEnglishWords(files),
    ...emptyPages(files, content),
    ...unusedStories(),
    ...findStrayFiles(),
    ...findUntranslated(files),
  ]
}

function ofLanguage(files: ContentFiles): Finding[] {
  return [
    ...checkFields(
      files,
      'day',
      (day) => isFuture(day) && 'this day is in the future, so search engines ignore it',
    ),
    ...checkFields(files, 'preview', descriptionWarning),
  ]
}

function unusedStories() {
  return unnamedStories().map(({ name, file }) => {
    const text = `no project names it, so it has no page; add story: '${name}' to its project, or delete the file`
    return { path: [file], line: 1, text }
  })
}

function descriptionWarning(text: string) {
  const { length } = Array.from(text) // counts characters as a reader does, not UTF-16 units
  const isOther = length < SHORTEST_DESCRIPTION || length > LONGEST_DESCRIPTION
  return isOther && `${length} characters; previews show ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION}`
}

function emptyPages(files: ContentFiles, content: Content) {
  return checkFields(files, ['content/navigation.ts', 'navigation', EACH, 'href'], (href) => {
    const isGone = isEmpty(content, href as PageAddress) // the schema lets no other address in
    return isGone && 'this page is empty; give it content, or delete this line and the page is gone'
  })
}
