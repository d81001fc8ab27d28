import type { z } from 'zod'
import { ALWAYS, entriesOf, unique, validEnd } from './cross-field-checks'
import { choice, entry, file, line, lines, list, optional, text, usedFor } from './field-types'
import { cv, end, example, highlights, id, link, picture, start } from './shared-fields'

export const project = entry({
  id,
  title: line('Relay Board', 'a text, which screen readers also say for the picture').meta(usedFor('name')),
  /** One paragraph. An empty text shows none. */
  description: lines('A team board whose cards move on every screen.', true).meta(usedFor('translation')),
  /** Picture file under `public/`, best at 16:10. Without it, the card shows a drawing of the technologies. */
  image: optional(picture),
  /** Address that the picture links to. Without it, the picture links to the story, if there is one. */
  link: optional(link),
  /** Address of the code. Without it there is no link to it. */
  repository: optional(link),
  /** Name of the file in `content/projects/` that says how the project was made, without its ending. */
  story: optional(line('relay-board', 'the name of a file in content/projects/ without its ending')),
  /** The kind of project, for example `Side project`. It stands before the role. */
  type: optional(line('Side project')).meta(usedFor('translation')),
  /** Your part in it, for example `Lead developer`. */
  role: optional(line('Lead developer')).meta(usedFor('translation')),
  /** A year, month or day: `2023`, `2023-09` or `2023-09-21`. */
  start,
  /** Leave the end out for what goes on. Without a start, the end shows as "until 2024". */
  end,
  /** The results of the project, each a sentence. */
  highlights,
  /** Free text that the filter searches. Upper and lower case matter. */
  techUsed: text('a text', () => true, 'React js, Node js'),
  /** With `true`, the filter "Latest" shows the project. */
  isNew: choice(true, false),
  /** Shows the badge "Live Project". */
  live: choice(true, false).optional(),
  cv,
  example,
})

const projectFilter = entry({
  /** '' shows all projects, 'latest' those with `isNew`, any other value those with it in `techUsed`. */
  value: text('"", "latest" or a part of techUsed', () => true, 'React'),
  label: line('React js').meta(usedFor('name')),
})

export const projectsFile = file({
  projectFilters: list(projectFilter)
    .check(unique('value'))
    .refine((options) => (entriesOf(options)[0]?.value ?? '') === '', {
      ...ALWAYS,
      error: 'wanted first an option that shows all projects, for example { value: "", label: "All" }',
    }),
  projects: list(project.check(validEnd('start', 'end'))).check(unique('id'), unique('story', '')),
})

export type Project = z.infer<typeof project>
export type ProjectFilter = z.infer<typeof projectFilter>
