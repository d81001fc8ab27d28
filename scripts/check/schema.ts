import { statSync } from 'node:fs'
import { z } from 'zod'
import { HANDLE } from '@/app/_site/handle'
import { fileOf } from '@/components/article/articles'
import type { NavigationItem } from '@/content/navigation'
import type { Owner } from '@/content/owner'
import type { Project } from '@/content/projects'
import { ADDRESSES } from '@/content/schema/pages'
import type { Service } from '@/content/services'
import type { Skill } from '@/content/skills'
import type { SocialLink } from '@/content/socials'
import { careerFile } from '@/scripts/check/career-schema'
import { isDate } from '@/scripts/check/dates'
import { EMAIL } from '@/scripts/check/email'
import { pictureMistake } from '@/scripts/check/picture-mistake'
import {
  ALWAYS,
  areUnlike,
  entry,
  field,
  file,
  highlights,
  keywords,
  link,
  list,
  optionalField,
  optionalLink,
  optionalText,
  period,
  text,
} from '@/scripts/check/schema-parts'
import { beginsWithAll, filtersAreProjectFilters, withSoundEnd } from '@/scripts/check/schema-rules'
import { wordsFile } from '@/scripts/check/words-schema'

const SVG_PATH = /^\s*m[\s\d.,+\-mzlhvcsqtae]+$/i

const picture = z.any().superRefine(checkPicture)
const optionalPicture = z
  .any()
  .superRefine((path, context) => (path === '' ? undefined : checkPicture(path, context)))
  .optional()
const id = field(z.int(), 'a whole number, for example 7')

const socialLinks = list(
  entry<SocialLink>({
    id,
    label: field(text, 'the name of the network, which gives the link its icon, for example "LinkedIn"'),
    link: field(
      z.union([z.literal('#'), link]),
      'an https address, for example "https://www.linkedin.com/in/you", or "#" until you have one',
    ),
    icon: optionalField(
      z.string().regex(SVG_PATH),
      'the d of an SVG path, for example "M4 4h16v16H4z"; the name of a network belongs in label, for example label: "LinkedIn"',
    ),
  }),
)

const project = withSoundEnd(
  entry<Project>({
    id,
    title: field(text, 'a text, which screen readers also say for the picture, for example "Relay Board"'),
    description: field(text, 'a text, for example "A team board whose cards move on every screen at once."'),
    image: optionalPicture,
    link: optionalField(
      link,
      'an https address that others can reach, for example "https://example.com/relay-board"',
    ),
    repository: optionalLink,
    story: optionalField(
      z.string().refine((name) => Boolean(fileOf('/project', name))),
      'the name of a file in content/projects/ without its ending, for example "relay-board" for content/projects/relay-board.mdx',
    ),
    role: optionalText('Lead developer'),
    ...period,
    highlights,
    techUsed: field(z.string(), 'a text, for example "React js, Node js"'),
    isNew: field(z.boolean(), 'true or false'),
    live: field(z.boolean(), 'true or false').optional(),
  }),
)

const description = field(
  text,
  'a text of 70 to 160 characters, for example "How it began, what I have built since and how I like to work with others."',
)

const projectFilter = entry<{ value: string; label: string }>({
  value: field(z.string(), '"", "latest" or a part of techUsed, for example "React"'),
  label: field(text, 'a text, for example "React js"'),
})

export const contentSchema = z
  .object({
    'content/owner.ts': file({
      owner: entry<Owner>({
        name: field(
          text,
          'your name, which screen readers also say for the portrait, for example "Ada Lovelace"',
        ),
        email: field(z.string().regex(EMAIL), 'an e-mail address, for example "you@example.com"'),
        handle: optionalField(
          z.string().regex(HANDLE),
          'the name of a GitHub account, for example "octocat"',
        ),
        portrait: picture,
        aboutPicture: optionalPicture,
        cv: z.any().superRefine(checkCv).optional(),
        roles: list(field(text, 'a text, for example "Developer."')),
        passions: list(field(text, 'a text, for example "I love coding."')),
        headline: optionalText('React developer in Berlin, for small teams.'),
        place: optionalText('Berlin, Germany'),
        phone: optionalField(z.string().regex(/\d/), 'a phone number, for example "+49 30 123456"'),
        bio: field(z.string(), 'a text, for example "I build web applications."'),
        updated: field(z.string().length(10).refine(isDate), 'a real day, for example "2026-11-21"'),
      }),
    }),
    'content/socials.ts': file({ socials: socialLinks, contactSocials: socialLinks }),
    'content/career.ts': careerFile,
    'content/skills.ts': file({
      skills: list(
        entry<Skill>({
          id,
          skillName: field(text, 'a text, for example "Python"'),
          amount: field(z.number().min(0).max(100), 'a number from 0 to 100, for example 60').optional(),
          keywords,
        }),
      ),
    }),
    'content/services.ts': file({
      services: list(
        entry<Service>({
          id,
          headName: field(text, 'a text, for example "Web Developer"'),
          detail: field(text, 'a text, for example "Front ends that load fast and read well."'),
          technologies: list(field(text, 'a text, for example "HTML"')),
          btnData: field(text, 'the words on the button, for example "See web projects"'),
          filter: field(z.string(), 'the value of a project filter, for example "React"'),
          icon: field(z.enum(['web', 'program', 'gui']), '"web", "program" or "gui"'),
        }),
      ).superRefine(areUnlike('id'), ALWAYS),
    }),
    'content/projects.ts': file({
      projectFilters: list(projectFilter)
        .superRefine(areUnlike('value'), ALWAYS)
        .refine(beginsWithAll, {
          ...ALWAYS,
          error: `wanted an option that shows all projects as the first one, for example { value: "", label: "All" }`,
        }),
      projects: list(project).superRefine(areUnlike('id'), ALWAYS).superRefine(areUnlike('story'), ALWAYS),
    }),
    'content/descriptions.ts': file({
      descriptions: entry(
        Object.fromEntries(
          ADDRESSES.filter((address) => address !== '/notes').map((address) => [address, description]),
        ),
      ),
    }),
    'content/navigation.ts': file({
      navigation: list(
        entry<NavigationItem>({
          id,
          name: field(text, 'a text, for example "About"'),
          href: field(z.enum(ADDRESSES), `the address of a page, one of ${ADDRESSES.join(', ')}`),
        }),
      )
        .superRefine(areUnlike('id'), ALWAYS)
        .superRefine(areUnlike('href'), ALWAYS),
    }),
    'content/words.ts': wordsFile,
  })
  .superRefine(filtersAreProjectFilters, ALWAYS)

function isFile(path: string) {
  return /^\/[^\0]+$/.test(path) && Boolean(statSync(`public${path}`, { throwIfNoEntry: false })?.isFile())
}

function checkCv(cv: unknown, context: z.RefinementCtx) {
  if (cv === '' || link.safeParse(cv).success || isFile(String(cv))) return
  const message =
    cv === '/cv.pdf'
      ? 'there is no public/cv.pdf yet; run "npm run cv", which prints it'
      : 'wanted an https address that others can reach or a file under public/, for example "https://example.com/cv.pdf" or "/cv.pdf"'
  context.addIssue({ code: 'custom', message })
}

function checkPicture(path: unknown, context: z.RefinementCtx) {
  const message = pictureMistake(path)
  if (message) context.addIssue({ code: 'custom', message })
}
