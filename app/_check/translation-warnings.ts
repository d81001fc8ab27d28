import type { Content } from '@/app/_check/content-files'
import { type Finding, valueAt } from '@/app/_check/finding'
import { listNotes, readStories } from '@/components/content/articles'
import { contentIn, type Content as SiteContent } from '@/components/content/content'
import { namesIn } from '@/components/content/folder'
import { contentFolders, furtherLanguages, isTagOfFolder } from '@/components/content/languages'
import { translated, translationFiles, translationIn } from '@/components/content/translation'
import { languageName } from '@/components/text/language-name'
import { isExample } from '@/content/schema/example'
import { fieldsFor } from '@/content/schema/fields'
import { english } from '@/content/schema/languages/en'
import { translationOf } from '@/content/schema/languages/translation-of'
import { ARTICLE_FOLDERS } from '@/content/schema/pages'

/** Names what shows nowhere: a folder that is no language, and what one of a language does not know. */
export function findOtherFolders(): Finding[] {
  const texts = Object.values(ARTICLE_FOLDERS).map((folder) => folder.replace('content/', ''))
  const known = ['schema', ...texts, ...furtherLanguages]
  const folders = contentFolders().filter((name) => !known.includes(name))
  const others = furtherLanguages.flatMap((language) =>
    namesIn(`content/${language}`)
      .filter((name) => !name.startsWith('.') && !name.endsWith('.ts') && !texts.includes(name))
      .map((name) => `${language}/${name}`),
  )
  return [...folders, ...others].map((name) => ({ path: [`content/${name}`], text: folderWarning(name) }))
}

function folderWarning(name: string) {
  if (name.includes('/')) return 'it shows nowhere; delete it, or give it the name of one in content/'
  if (isTagOfFolder(name))
    return `no file in it is called like one in content/, so it shows nowhere; add one, for example content/${name}/owner.ts, or move it out of content/`
  return 'its name is no tag of a language, so it shows nowhere; wanted one such as de or pt-BR'
}

/** Counts what a further language does not say itself, without the examples that we ship. */
export function findUntranslated(files: Content): Finding[] {
  return furtherLanguages.flatMap((language) => {
    const content = contentIn(language)
    const texts = textsIn(translated(files, translationFiles(language)), content)
    const left = texts.filter(({ isLeft }) => isLeft).map(({ place }) => place)
    const stories = readStories(content).filter(({ project }) => !isExample(project))
    const articles = [...stories, ...listNotes(content)]
    const others = articles.filter((article) => article.language !== language).map(({ file }) => file)
    const { words, navigation = [] }: Translation = translationIn(language)
    const named = content.navigation.filter(({ id }) =>
      navigation.some((item) => item.id === id && item.name),
    )
    const ours = wordsLeft({ ...content, words, navigation: named })
    const shorter = Object.entries(contentIn()).flatMap(([name, first]) => {
      const own: unknown[] = Object(content)[name]
      const isShorter = Array.isArray(first) && own.length < first.length
      return isShorter ? `${own.length} of ${first.length} ${name}` : []
    })
    const ofOurs = `words of ours, such as ${ours.left[0]?.join('.')} (say them in content/${language}/words.ts)`
    const counts = [
      shorter.length > 0 && `only ${shorter.join(', ')}`,
      ours.left.length > 0 && `${ours.left.length} of ${ours.all.length} ${ofOurs}`,
      left.length > 0 && `${left.length} of ${texts.length} texts: ${left.join(', ')}`,
      others.length > 0 && `${others.length} of ${articles.length} stories and notes: ${others.join(', ')}`,
    ].filter(Boolean)
    const text = `not in ${languageName(language, 'en')} yet: ${counts.join('; ')}`
    return counts.length > 0 ? [{ path: [`content/${language}`], text }] : []
  })
}

function textsIn(content: object, { langOf }: Pick<SiteContent, 'langOf'>) {
  return fieldsFor('translation', content).flatMap(({ path, value }) => {
    const [, ...steps] = path
    const entry = Object(valueAt(content, path.slice(0, -1)))
    if (isExample(entry) || String(value) === '') return []
    const place = steps.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `.${String(step)}`))
    return { place: place.join('').slice(1), isLeft: langOf(entry, String(steps.at(-1))).lang !== undefined }
  })
}

type Translation = { words?: object; navigation?: { id: number; name?: string }[] }

type Said = Pick<SiteContent, 'language' | 'descriptions'> & {
  words?: object
  navigation: { href: string }[]
}

/** Lists which of our words a language has in English only, each as its place. @param said by the owner. */
export function wordsLeft({ language, words = {}, navigation, descriptions }: Said) {
  const translated = [
    ...wordPaths(translationOf(language)),
    ...wordPaths(words),
    ...navigation.map(({ href }) => ['pages', href]),
    ...Object.keys(descriptions).map((href) => ['descriptions', href]),
  ]
  const known = new Set(translated.map(String))
  const all = wordPaths(english)
  return { left: all.filter((place) => !known.has(String(place))), all }
}

/** Lists the place of each text. A plural is one text. */
function wordPaths(words: object): string[][] {
  return Object.entries(words).flatMap(([name, part]) =>
    typeof part === 'string' || 'other' in Object(part)
      ? [[name]]
      : wordPaths(Object(part)).map((place) => [name, ...place]),
  )
}
