// Next reads this file only in a build of a site with `aliases` (`pageExtensions` in next.config.ts).
import { escapeXml } from '@/app/_metadata/escape-xml'
import { absolute } from '@/app/_metadata/site-address'
import { type Article, pagesIn, storiesAndNotesIn } from '@/components/content/article-lists'
import { contents } from '@/components/content/content'
import { pitchesIn } from '@/components/content/pitches'
import { aliasPaths, decodedPath, fileAddress } from '@/components/text/addresses'
import { directionOf } from '@/components/text/locale'

type Params = { moved: string[] }

const articles = [storiesAndNotesIn, pagesIn, pitchesIn].flatMap((listOf) => contents.flatMap(listOf))
const movedArticles = new Map(
  articles.flatMap((article) => article.aliases.flatMap(aliasPaths).map((path) => [path, article])),
)

/** Next wants at least one path. There is none if only drafts have old addresses. */
export function generateStaticParams(): Params[] {
  const paths = movedArticles.size > 0 ? [...movedArticles.keys()] : ['/none']
  return paths.map((path) => ({ moved: path.slice(1).split('/') }))
}

/** Redirects from an old address. A static export can send no status, so the body redirects as well. */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { moved } = await params
  const article = movedArticles.get(`/${moved.map(decodedPath).join('/')}`)
  if (!article) return new Response(null, { status: 404 })
  const headers = { Location: fileAddress(article.href), 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(redirectPage(article), { status: 308, headers })
}

function redirectPage({ href, language, title }: Article) {
  const address = fileAddress(href)
  const name = escapeXml(title)
  const robots = process.env.SITE_IS_HIDDEN ? '<meta name="robots" content="noindex">' : ''
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${name}</title>${robots}
<meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${absolute(href)}"></head>
<body><a href="${address}">${name}</a></body>
</html>
`
}
