import { atomFeed } from '@/app/_metadata/atom-feed'
import { fileRoute } from '@/app/_metadata/file-route'
import { resume } from '@/app/_metadata/json-resume'
import { llmsText } from '@/app/_metadata/llms-text'
import { type Content, contentIn } from '@/components/content/content'

const FILES = {
  'feed.xml': { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  'llms.txt': { type: 'text/plain; charset=utf-8', write: llmsText },
  'resume.json': { type: 'application/json', write: (content: Content) => JSON.stringify(resume(content)) },
}

type LanguageFile = keyof typeof FILES

export const LANGUAGE_FILES = Object.keys(FILES) as LanguageFile[] // the compiler types keys as plain strings

export async function languageFile(name: LanguageFile, language?: string) {
  const { type, write } = FILES[name]
  return fileRoute(await write(contentIn(language)), type)
}
