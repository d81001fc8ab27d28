import type { ComponentProps } from 'react'
import { useContent } from '@/components/content/use-content'

/** For lines with numbers or marks. A text without code does not load it. The second `content` says nothing to screen readers. */
const LINES = `
[data-line-numbers]{counter-reset:line}
[data-line-numbers]>span::before{counter-increment:line;content:counter(line);content:counter(line)/"";display:inline-block;min-width:2ch;margin-inline-end:2ch;color:var(--muted);text-align:end}
[data-highlighted-line]{margin-inline:-1.25rem;border-inline-start:3px solid var(--primary);padding-inline:calc(1.25rem - 3px) 1.25rem;background:color-mix(in oklab,var(--primary) 9%,transparent)}`

export function Code({ children, ...code }: ComponentProps<'pre'>) {
  const { words } = useContent()
  return (
    <pre {...code} {...scrolls('group', words.article.code)} dir="ltr">
      <style href="lines" precedence="low">
        {LINES}
      </style>
      {children}
    </pre>
  )
}

/** For what scrolls by itself: the keyboard scrolls what has the focus, and the focus needs a role. */
export function scrolls(role: 'group' | 'region', label: string) {
  return { role, tabIndex: 0, 'aria-label': label }
}
