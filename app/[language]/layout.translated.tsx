// Next reads the files of `[language]` only for a site with a further language (`pageExtensions` in next.config.ts).
import { furtherLanguages } from '@/components/content/language-folders'

export { default, metadata } from '@/app/_shared/root-layout'

export function generateStaticParams() {
  return furtherLanguages.map((language) => ({ language }))
}
