import type { ComponentType } from 'react'
import type { Article } from '@/components/content/articles'

/** What `@next/mdx` makes of the text, as a component. */
export async function articleBody({ file, language, name }: Article) {
  // The bundler has to see each folder and each ending. It compiles what it finds, which may be nothing.
  const texts: Record<string, () => Promise<{ default: ComponentType<{ components: object }> }>> = {
    [`content/projects/${name}.mdx`]: () =>
      import(/* turbopackOptional: true */ `@/content/projects/${name}.mdx`),
    [`content/projects/${name}.md`]: () =>
      import(/* turbopackOptional: true */ `@/content/projects/${name}.md`),
    [`content/notes/${name}.mdx`]: () => import(/* turbopackOptional: true */ `@/content/notes/${name}.mdx`),
    [`content/notes/${name}.md`]: () => import(/* turbopackOptional: true */ `@/content/notes/${name}.md`),
    [`content/${language}/projects/${name}.mdx`]: () =>
      import(/* turbopackOptional: true */ `@/content/${language}/projects/${name}.mdx`),
    [`content/${language}/projects/${name}.md`]: () =>
      import(/* turbopackOptional: true */ `@/content/${language}/projects/${name}.md`),
    [`content/${language}/notes/${name}.mdx`]: () =>
      import(/* turbopackOptional: true */ `@/content/${language}/notes/${name}.mdx`),
    [`content/${language}/notes/${name}.md`]: () =>
      import(/* turbopackOptional: true */ `@/content/${language}/notes/${name}.md`),
  }
  const text = await texts[file]?.()
  if (!text) throw new Error(`${file} is in no folder for texts.`)
  return text.default
}
