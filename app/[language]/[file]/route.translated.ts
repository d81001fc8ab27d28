import { languageFile } from '@/app/_metadata/language-file'
import { furtherLanguages } from '@/components/content/language-folders'
import { LANGUAGE_FILES } from '@/content/schema/pages'

type Params = { language: string; file: string }

const files = await Promise.all(
  furtherLanguages.flatMap((language) =>
    LANGUAGE_FILES.map(async (path) => ({ language, path, answer: await languageFile(path, language) })),
  ),
)

export function generateStaticParams(): Params[] {
  return files.map(({ language, path }) => ({ language, file: path.slice(1) }))
}

export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { language, file } = await params
  const match = files.find((known) => known.language === language && known.path === `/${file}`)
  return match?.answer() ?? new Response(null, { status: 404 })
}
