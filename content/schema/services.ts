import type { z } from 'zod'
import { unique } from './cross-field-checks'
import { choice, entry, file, line, lines, list, text, usedFor } from './field-types'
import { example, id } from './shared-fields'

const service = entry({
  id,
  headName: line('Web Developer').meta(usedFor('name', 'translation')),
  detail: lines('Front ends that load fast and read well.').meta(usedFor('translation')),
  /** Shown as labels on the card. */
  technologies: list(line('HTML')),
  /** Text of the button. */
  btnData: line('See web projects', 'the words on the button').meta(usedFor('translation')),
  /** The button opens the projects with this filter; '' shows all. */
  filter: text('the value of a project filter', () => true, 'React'),
  icon: choice('web', 'program', 'gui'),
  example,
})

export const servicesFile = file({ services: list(service).check(unique('id')) })

export type Service = z.infer<typeof service>
