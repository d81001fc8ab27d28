import { contentFiles, firstLanguage, translationExports } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/language-folders'
import { isFieldTranslated, mergeTranslation } from '@/components/content/merge-translation'
import { hasTranslatedName, shippedLabel, shippedWords, siteWords } from '@/components/content/site-words'
import { localeOf, withoutRegion } from '@/components/text/locale'

const { 'content/words.ts': wordsFile, ...files } = contentFiles

// Each file is named, so that the compiler knows its types.
const written = {
  ...files['content/owner.ts'],
  ...files['content/socials.ts'],
  ...files['content/career.ts'],
  ...files['content/skills.ts'],
  ...files['content/services.ts'],
  ...files['content/projects.ts'],
  ...files['content/descriptions.ts'],
  ...files['content/navigation.ts'],
}

export type Content = ReturnType<typeof completeContent>

export type TextLanguage = { lang?: string; dir?: 'auto' }

const firstContent = completeContent(firstLanguage)

export const contents: Content[] = [firstContent, ...furtherLanguages.map(completeContent)]

export function contentIn(language = firstLanguage) {
  return contents.find((content) => content.language === language) ?? firstContent
}

/** Merges a language's translations, words and addresses into the content. An older `content/` may lack some parts. */
function completeContent(language: string) {
  const isFirst = language === firstLanguage
  // A variant such as `pt-BR` may use the texts of `pt`, and the other way round.
  const isVariant = withoutRegion(language) === withoutRegion(firstLanguage)
  const { words: ownWords, ...own }: { words?: object } = isFirst ? wordsFile : translationExports(language)
  const content = mergeTranslation(written, own)
  const shipped = shippedWords(language)
  const bar = Object.values(content.navigation ?? []) // the doctor reports what is no list
  const words = siteWords(shipped, ownWords, isVariant ? bar : bar.filter(hasTranslatedName))
  const navigation = bar.map((item) => ({ ...item, name: words.pages[item.href] }))
  /** Returns the attributes that name the language of a text, or none, because React would also send undefined ones. */
  const langOf = (entry: object, field: string): TextLanguage =>
    isVariant || isFieldTranslated(entry, field) ? {} : { lang: firstLanguage, dir: 'auto' }
  // A page whose description is in another language shows our description.
  const isDescribed = ([href]: [string, string]) => !langOf(content.descriptions, href).lang
  const descriptions = Object.fromEntries(Object.entries(content.descriptions ?? {}).filter(isDescribed))
  const projectFilters = Object.values(content.projectFilters ?? []).map((filter) => ({
    ...filter,
    ...(shippedLabel(filter, words, shipped) ?? langOf(filter, 'label')),
  }))
  const base = isFirst ? '' : `/${language}` // the prefix of each address
  const locale = localeOf(language)
  return { ...content, language, locale, base, words, langOf, descriptions, navigation, projectFilters }
}
