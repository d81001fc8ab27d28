import { readdirSync } from 'node:fs'

/** A folder in `content/` that is called after a language has what the files beside it say in that language. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/

/** The tags of further languages. The configuration of Next finds their folders, and tells the pages. */
export const furtherLanguages = process.env.SITE_LANGUAGES?.split(' ').filter(Boolean) ?? languageFolders()

function languageFolders() {
  const folders = readdirSync('content', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.map(({ name }) => name).filter((name) => LANGUAGE.test(name))
}

/** The paths of their files, without stories and notes. */
export function translationPaths() {
  return furtherLanguages.flatMap((language) =>
    readdirSync(`content/${language}`)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `content/${language}/${name}`),
  )
}
