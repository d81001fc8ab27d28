import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-12 lg:mt-16">
      <h2 className="mb-6 flex items-center gap-4 font-semibold text-2xl tracking-tight after:h-px after:flex-1 after:bg-line">
        {title}
      </h2>
      {children}
    </section>
  )
}
