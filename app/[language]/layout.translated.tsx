// `pageExtensions` in next.config.ts reads the files of `[language]` only if the site has a further language.
import { furtherLanguages } from '@/components/content/languages'

export { default, metadata } from '@/app/_shared/root-layout'

export function generateStaticParams() {
  return furtherLanguages.map((language) => ({ language }))
}
