import { atomFeed } from '@/app/_metadata/atom-feed'
import { fileRoute } from '@/app/_metadata/file-route'
import { resume } from '@/app/_metadata/json-resume'
import { llmsText } from '@/app/_metadata/llms-text'
import { contentIn } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/languages'

type Params = { language: string; file: string }

/** The files for other programs, as beside the pages of the first language. They are made while this module loads. */
const files = (
  await Promise.all(
    furtherLanguages.map(async (language) => {
      const content = contentIn(language)
      return [
        { language, file: 'llms.txt', type: 'text/plain; charset=utf-8', text: llmsText(content) },
        { language, file: 'resume.json', type: 'application/json', text: JSON.stringify(resume(content)) },
        {
          language,
          file: 'feed.xml',
          type: 'application/atom+xml; charset=utf-8',
          text: await atomFeed(content),
        },
      ]
    }),
  )
).flat()

export function generateStaticParams(): Params[] {
  return files.map(({ language, file }) => ({ language, file }))
}

export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { language, file } = await params
  const { type = 'text/plain', text } =
    files.find((one) => one.language === language && one.file === file) ?? {}
  return fileRoute(text, type)()
}
