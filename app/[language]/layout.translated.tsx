import { furtherLanguages } from '@/components/content/languages'

export { default, metadata } from '@/app/_shared/root-layout'

export function generateStaticParams() {
  return furtherLanguages.map((language) => ({ language }))
}
