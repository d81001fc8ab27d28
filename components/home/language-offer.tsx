'use client'
// Only the browser says which languages its visitor reads.

import { useEffect, useState } from 'react'

type Offer = { language: string; direction: string; href: string; text: string }

/** Offers a visitor once the language that the browser asks for. As a popover, the offer moves nothing. */
export function LanguageOffer({ language, offers }: { language: string; offers: Offer[] }) {
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    const tags = [language, ...offers.map((offer) => offer.language)]
    try {
      const [wanted] = navigator.languages.flatMap((tag) => bestFor(tag, tags) ?? [])
      const best = offers.find((offer) => offer.language === wanted)
      if (!best || localStorage.getItem('language-offer')) return
      localStorage.setItem('language-offer', best.language)
      setOffer(best)
    } catch {
      // No offer is made without storage, because it would come on every visit, or for a tag that is not valid.
    }
  }, [language, offers])

  if (!offer) return null
  return (
    <p
      ref={(box) => box?.showPopover?.()}
      // Next keeps the page when the visitor leaves it, and would open the offer again.
      onToggle={(event) => event.newState === 'closed' && setOffer(undefined)}
      popover="auto"
      role="status"
      lang={offer.language}
      dir={offer.direction}
      className="inset-x-0 top-[calc(var(--bar-height)+0.75rem)] bottom-auto mx-auto w-fit border border-primary bg-background text-foreground"
    >
      <a
        href={offer.href}
        hrefLang={offer.language}
        className="flex min-h-11 items-center px-5 font-semibold hover:text-primary"
      >
        {offer.text}
      </a>
    </p>
  )
}

/** Finds the tag itself, then `de` for `de-AT`, then another tag of the language. Tags in the same script come first. */
export function bestFor(wanted: string, tags: string[]) {
  const [base] = wanted.split('-')
  const near = tags.filter((tag) => tag.split('-')[0] === base)
  const script = (tag: string) => new Intl.Locale(tag).maximize().script
  const alike = near.filter((tag) => script(tag) === script(wanted))
  return alike.find((tag) => tag === wanted) ?? alike.find((tag) => tag === base) ?? alike[0] ?? near[0]
}
