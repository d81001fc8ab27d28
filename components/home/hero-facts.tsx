import { useContent } from '@/components/content/use-content'
import { Portrait } from '@/components/home/portrait'
import { projectFact } from '@/components/project/project-fact'
import { projectAddress } from '@/components/project/project-links'
import { FactLink } from '@/components/ui/fact-link'
import { Availability, Occupation } from '@/components/ui/owner-facts'
import { Text } from '@/components/ui/text'

/** A row below the hero with what a recruiter looks for. On a phone, the portrait stands before the last fact. */
export function HeroFacts() {
  const content = useContent()
  const [best] = content.projects
  const outcome = best && projectFact(content, best, 'outcome')
  return (
    <div className="mt-5 flex flex-col gap-x-8 gap-y-3 lg:flex-row lg:*:flex-1 lg:border-line lg:has-[>.off-grid]:border-t lg:pt-4">
      <Occupation />
      {outcome && (
        <FactLink label={<Text of={best} field="title" />} href={projectAddress(content, best)}>
          <span {...outcome} className="text-pencil" />
        </FactLink>
      )}
      <Portrait />
      <Availability />
    </div>
  )
}
