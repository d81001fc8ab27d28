import type { ComponentType } from 'react'
import type { Article } from '@/components/content/articles'

type Body = { default: ComponentType<{ components: object }> }

/** By their paths from here. The bundler compiles what it finds. */
const bodies = import.meta.glob<Body>([
  '../../content/{notes,projects}/*.{md,mdx}',
  '../../content/*/{notes,projects}/*.{md,mdx}',
])

export async function articleBody({ file }: Article) {
  const body = await bodies[`../../${file}`]?.()
  if (!body) throw new Error(`${file} is in no folder for texts.`)
  return body.default
}
