import { furtherLanguages } from '@/components/content/languages'

// A root layout has to be named here, and the one of the first language is the same.
export { default, metadata } from '@/app/(default)/layout'

export function generateStaticParams() {
  return furtherLanguages.map((language) => ({ language }))
}
