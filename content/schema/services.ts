import type { z } from 'zod'
import { ALWAYS, choice, entry, file, isFor, line, lines, list, text, unlike } from './parts'
import { example, id } from './shared-fields'

const service = entry({
  id,
  headName: line('Web Developer').meta(isFor('name', 'translation')),
  detail: lines('Front ends that load fast and read well.').meta(isFor('translation')),
  /** Shown as labels on the card. */
  technologies: list(line('HTML')),
  /** Text of the button. */
  btnData: line('See web projects', 'the words on the button').meta(isFor('translation')),
  /** The button opens the projects with this filter; '' shows all. */
  filter: text('the value of a project filter', () => true, 'React'),
  icon: choice('web', 'program', 'gui'),
  example,
})

export const servicesFile = file({ services: list(service).superRefine(unlike('id'), ALWAYS) })

export type Service = z.infer<typeof service>
