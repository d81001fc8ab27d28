import { isReserved, missingPath } from '@/app/_config/rewrites'
import type { ArticleFile } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { namesIn } from '@/components/files/folder'
import { previewPath } from '@/components/layout/sheets'
import { cvAddress } from '@/components/text/cv-address'
import { ARTICLE_SECTIONS } from '@/content/schema/article-folders'
import { ADDRESSES, SITE_FILES } from '@/content/schema/pages'

/** Hosts serve a file named `index` for its folder. Windows keeps the other names for devices. */
const SYSTEM_NAMES = /^(index|con|prn|aux|nul|(com|lpt)\d)$/

/** Says why the name of a file gives its text no address of its own. */
export function nameMistake(article: ArticleFile, allFiles: ArticleFile[]) {
  const { file, slug, href, section } = article
  if (!slug) return `its name says no address — wanted letters or figures in it, for example first-note.md`
  if (SYSTEM_NAMES.test(slug))
    return `a host or Windows keeps the name ${slug} for itself — rename it, for example to first-note.md`
  const cv = cvOfPitch(article)
  const isTwin = (other: ArticleFile) => other.href === href || (cv && cvOfPitch(other) === cv)
  const twin = allFiles.find((other) => other.file !== file && isTwin(other))
  const shared = twin?.href === href ? href : cv
  if (twin) return `${twin.file} has the same address, ${shared} — delete or rename one of them`
  const replaced = contents.find((content) => cvAddress(content) === cv)
  if (replaced) return `its CV would replace that of content${replaced.base}, ${cv} — rename the file`
  if (section === '/page-file' && (takenNames().includes(slug) || isReserved(`/${slug}`)))
    return `the site has something at /${slug} — wanted another name than ${takenNames().join(', ')}`
}

function cvOfPitch({ section, base, slug }: ArticleFile) {
  return section === '/for' ? cvAddress({ base }, slug) : undefined
}

function takenNames() {
  const paths = [...ADDRESSES, ...ARTICLE_SECTIONS, ...SITE_FILES, previewPath('/'), missingPath('')]
  const ours = paths.map((path) => path.split('/')[1] ?? '')
  const languages = contents.map(({ language }) => language)
  const names = new Set([...ours, ...languages, ...namesIn('public')])
  return [...names].filter((name) => /^[a-z\d-]+$/.test(name))
}
