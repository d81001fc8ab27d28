import { contents } from '@/components/content/content'
import { useContent } from '@/components/content/use-content'
import { LanguageOffer } from '@/components/home/language-offer'
import { localizedPath, withBasePath } from '@/components/text/addresses'
import { fill } from '@/components/text/fill'
import { directionOf, nameInText } from '@/components/text/locale'

export function LanguageOffers() {
  const content = useContent()
  const others = contents.filter((version) => version !== content)
  const offers = others.map(({ language, base, words }) => ({
    language,
    direction: directionOf(language),
    href: withBasePath(localizedPath(base, '/')),
    text: fill(words.bar.offer, { language: nameInText(language) }),
  }))
  return <LanguageOffer language={content.language} offers={offers} />
}
