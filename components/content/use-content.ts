import { AsyncLocalStorage } from 'node:async_hooks'
import { cache, use } from 'react'
import { contentIn } from '@/components/content/content'

/** Asks once for each page, so that only the first component waits. Without further languages, Next lacks the module. */
const languageOfPage = cache(async (): Promise<string | undefined> => {
  return process.env.SITE_LANGUAGES ? require('next/root-params').language() : undefined
})

/** Holds the language of the CV or the feed while it is rendered, because neither is a page of Next. */
export const languageOfRender = new AsyncLocalStorage<string>()

export function useContent() {
  return contentIn(languageOfRender.getStore() ?? (process.env.SITE_LANGUAGES && use(languageOfPage())))
}

/** Returns the content for asynchronous components and functions. */
export async function getContent() {
  return contentIn(await languageOfPage())
}
