import { atomFeed } from '@/app/_metadata/atom-feed'
import { fileRoute } from '@/app/_metadata/file-route'
import { resume } from '@/app/_metadata/json-resume'
import { llmsText } from '@/app/_metadata/llms-text'
import { type Content, contentIn } from '@/components/content/content'
import type { LANGUAGE_FILES } from '@/content/schema/pages'

const WRITERS = {
  '/feed.xml': { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  '/llms.txt': { type: 'text/plain; charset=utf-8', write: llmsText },
  '/resume.json': { type: 'application/json', write: (content: Content) => JSON.stringify(resume(content)) },
}

export async function languageFile(path: (typeof LANGUAGE_FILES)[number], language?: string) {
  const { type, write } = WRITERS[path]
  return fileRoute(await write(contentIn(language)), type)
}
