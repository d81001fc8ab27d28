import { cache, use } from 'react'
import { contentIn } from '@/components/content/content'

/** Returns the language of a page below `app/[language]`. Only Next has this module, and only with such pages. */
const language: (() => Promise<string | undefined>) | undefined = process.env.SITE_LANGUAGES
  ? require('next/root-params').language
  : undefined

/** Asks once for each page, so that React waits only for the first component. */
const languageOfPage = cache(async () => language?.())

let languageOfRender: string | undefined

export function useContent() {
  return contentIn(languageOfRender ?? (language && use(languageOfPage())))
}

/** The same for asynchronous components and functions. */
export async function getContent() {
  return contentIn(await languageOfPage())
}

/** Renders the CV or the feed, which are no pages of Next. @param render must not wait for anything. */
export function renderIn<Result>(language: string, render: () => Result) {
  languageOfRender = language
  try {
    return render()
  } finally {
    languageOfRender = undefined
  }
}
