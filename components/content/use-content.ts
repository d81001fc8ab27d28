import { AsyncLocalStorage } from 'node:async_hooks'
import { cache, use } from 'react'
import { contentIn } from '@/components/content/content'

/** Returns the language of a page below `app/[language]`. Only Next has this module, and only with such pages. */
const language: (() => Promise<string | undefined>) | undefined = process.env.SITE_LANGUAGES
  ? require('next/root-params').language
  : undefined

/** Asks once for each page, so that React waits only for the first component. */
const languageOfPage = cache(async () => language?.())

/** Holds the language of the CV or the feed while it is rendered, because neither is a page of Next. */
export const languageOfRender = new AsyncLocalStorage<string>()

/** Returns the content in the language of the page that a component is in. */
export function useContent() {
  return contentIn(languageOfRender.getStore() ?? (language && use(languageOfPage())))
}

/** The same for asynchronous components and functions. */
export async function getContent() {
  return contentIn(await languageOfPage())
}
