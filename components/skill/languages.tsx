import { useContent } from '@/components/content/use-content'
import { FoldedList } from '@/components/ui/folded-list'
import { Text } from '@/components/ui/text'

const SHOWN = 8

export function Languages() {
  const { languages, words } = useContent()
  if (languages.length === 0) return null
  return (
    <section aria-labelledby="languages" className="mt-16">
      <h2 id="languages" className="mb-6 font-semibold text-2xl tracking-tight">
        {words.skill.languages}
      </h2>
      <FoldedList shown={SHOWN} className="grid-cols-2 [--gap:2rem] lg:grid-cols-4 print:columns-2">
        {languages.map((one) => (
          <Text as="li" key={one.language} of={one} field="language" className="break-inside-avoid">
            <span aria-hidden className="dimension text-line" />
            <p className="mt-1 font-semibold">{one.language}</p>
            <p className="note">{one.fluency}</p>
          </Text>
        ))}
      </FoldedList>
    </section>
  )
}
