import type { Education } from '@/content/schema/career'

/** What was learned, and where. Without a study, the institution is the title. */
export function degreeName({ studyType, area, institution }: Education) {
  const study = [studyType, area].filter(Boolean).join(', ')
  return study ? { title: study, at: institution } : { title: institution ?? '' }
}
