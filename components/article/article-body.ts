import type { ComponentType } from 'react'
import type { Article } from '@/components/content/articles'

const texts = import.meta.glob<ComponentType<{ components: object }>>(
  ['../../content/{projects,notes}/*.{md,mdx}', '../../content/*/{projects,notes}/*.{md,mdx}'],
  { import: 'default' },
)

/** What `@next/mdx` makes of the text, as a component. */
export async function articleBody({ file }: Article) {
  const text = await texts[`../../${file}`]?.()
  if (!text) throw new Error(`${file} is in no folder for texts.`)
  return text
}
