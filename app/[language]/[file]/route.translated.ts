import { LANGUAGE_FILES, languageFile } from '@/app/_metadata/language-file'
import { furtherLanguages } from '@/components/content/languages'

type Params = { language: string; file: string }

const files = await Promise.all(
  furtherLanguages.flatMap((language) =>
    LANGUAGE_FILES.map(async (file) => ({ language, file, answer: await languageFile(file, language) })),
  ),
)

export function generateStaticParams(): Params[] {
  return files.map(({ language, file }) => ({ language, file }))
}

export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { language, file } = await params
  const found = files.find((one) => one.language === language && one.file === file)
  return found?.answer() ?? new Response(null, { status: 404 })
}
