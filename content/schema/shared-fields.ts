import { isDate } from './days'
import { choice, field, line, list, optional, text, usedFor } from './field-types'
import { isLink, isSecureLink } from './links'

export const id = field<number>(Number.isInteger, 'a whole number', 7)

function address(scheme: string, isValid: (text: string) => boolean, example: string) {
  return text(`an ${scheme} address that others can reach`, isValid, example).meta(usedFor('link'))
}
export const link = address('http or https', isLink, 'https://github.com/you/relay-board')
export const secureLink = address('https', isSecureLink, 'https://forms.example.org/f/1')

export const PICTURE_KINDS = ['svg', 'png', 'jpeg', 'webp', 'avif', 'heic', 'gif']
/** Checks a picture by its path alone. The check of the pictures reads the file. */
export const picture = text(
  `a picture under public/ (${PICTURE_KINDS.join(', ')})`,
  (path) => path.startsWith('/'),
  '/portrait.svg',
).meta(usedFor('picture'))

export const day = text('a real day', (value) => value.length === 10 && isDate(value), '2026-11-21').meta(
  usedFor('day'),
)

export const date = text('a real date', isDate, '2023', '2023-09', '2023-09-21')
export const start = optional(date)
export const end = optional(text('a real date, or nothing for what goes on', isDate, '2024-08'))

/** `false` leaves the entry out of the CV that `npm run cv` prints. */
export const cv = choice(true, false).optional()

/** We ship the entry. Its page shows it, but no other program, such as the CV. Delete this mark when it is yours. */
export const example = choice(true).optional()

export const highlights = list(line('Cut the time of a release from days to minutes.'))
  .optional()
  .meta(usedFor('translation'))
export const keywords = list(line('Hooks')).optional()
