import { z } from 'zod'
import type {
  Achievement,
  Certificate,
  Experience,
  Interest,
  Language,
  Publication,
  Qualification,
  Reference,
  Volunteering,
} from '@/content/career'
import {
  date,
  entry,
  field,
  file,
  highlights,
  keywords,
  list,
  optionalDate,
  optionalField,
  optionalLink,
  optionalText,
  period,
  text,
} from '@/scripts/check/schema-parts'
import { withSoundEnd } from '@/scripts/check/schema-rules'

const summary = optionalText('I led a team of four that rebuilt the shop.')

export const careerFile = file({
  experience: list(
    withSoundEnd(
      entry<Experience>({
        role: field(text, 'a text, for example "Backend Developer"'),
        company: field(text, 'a text, for example "Company Name"'),
        place: optionalText('Berlin, Germany'),
        link: optionalLink,
        ...period,
        summary,
        highlights,
      }),
    ),
  ),
  qualifications: list(
    withSoundEnd(
      entry<Qualification>({
        title: field(text, 'a text, for example "B.Tech CSE"'),
        institution: optionalField(z.string(), 'a text, for example "City College"'),
        score: optionalField(z.string(), 'a text, for example "75%"'),
        link: optionalLink,
        ...period,
        courses: list(field(text, 'a text, for example "Compilers"')).optional(),
      }),
      false,
    ),
  ),
  achievements: list(
    entry<Achievement>({
      title: field(text, 'a text, for example "First prize, debugging contest"'),
      detail: field(text, 'a text, for example "Organised by the student society."'),
      date: field(date, 'a real date, for example "2023", "2023-09" or "2023-09-21"'),
      awarder: optionalText('Student society'),
      link: optionalLink,
    }),
  ),
  languages: list(
    entry<Language>({
      language: field(text, 'a text, for example "English"'),
      level: optionalText('Native speaker'),
    }),
  ),
  certificates: list(
    entry<Certificate>({
      title: field(text, 'a text, for example "Certified Kubernetes Administrator"'),
      issuer: optionalText('The Linux Foundation'),
      date: optionalDate,
      link: optionalLink,
    }),
  ),
  volunteering: list(
    withSoundEnd(
      entry<Volunteering>({
        role: field(text, 'a text, for example "Mentor"'),
        organisation: field(text, 'a text, for example "Code Club"'),
        link: optionalLink,
        ...period,
        summary,
        highlights,
      }),
    ),
  ),
  publications: list(
    entry<Publication>({
      title: field(text, 'a text, for example "Parsing in linear time"'),
      publisher: optionalText('ACM Queue'),
      date: optionalDate,
      link: optionalLink,
      summary,
    }),
  ),
  references: list(
    entry<Reference>({
      name: field(text, 'a text, for example "Grace Hopper, Remington Rand"'),
      text: field(text, 'a text, for example "She finished what she began."'),
    }),
  ),
  interests: list(entry<Interest>({ name: field(text, 'a text, for example "Old radios"'), keywords })),
})
