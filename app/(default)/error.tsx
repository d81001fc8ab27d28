'use client'
// React catches the errors of a page only in the browser.

import { use } from 'react'
import { ErrorWords } from '@/components/layout/page-area'
import { buttonClass } from '@/components/ui/button-class'

export default function ErrorPage({ retry }: { retry: () => void }) {
  const words = use(ErrorWords)
  return (
    <main role="alert" className="container-sheet flex-1 py-8 lg:py-16">
      <h1 className="font-semibold text-title">{words.heading}</h1>
      <p className="my-6 max-w-[60ch]">{words.text}</p>
      <button type="button" onClick={retry} className={buttonClass.solid}>
        {words.tryAgain}
      </button>
    </main>
  )
}
