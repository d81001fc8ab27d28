import { CareerSection, ShortEntry } from '@/components/ui/career-section'

export function SpokenLanguages() {
  return (
    <CareerSection
      list="languages"
      as={ShortEntry}
      shown={8}
      sectionClass="mt-16"
      headingClass="mb-6"
      className="grid-cols-2 [--gap:2rem] lg:grid-cols-4 print:columns-2"
    />
  )
}
