import { statSync } from 'node:fs'
import { z } from 'zod'
import { pictureMistake } from '@/app/_owner/check/picture-mistake'
import { endsAfterStart, isDate } from '@/app/_owner/import/resume-file'
import { HANDLE } from '@/app/_site/handle'
import { PAGES } from '@/components/layout/pages'
import type { Achievement, Experience, Qualification } from '@/content/career'
import type { descriptions } from '@/content/descriptions'
import type { NavigationItem } from '@/content/navigation'
import type { Owner } from '@/content/owner'
import type { Project } from '@/content/projects'
import type { Service } from '@/content/services'
import type { Skill } from '@/content/skills'
import type { SocialLink } from '@/content/socials'

const EMAIL = /^[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:.]+$/
const SVG_PATH = /^\s*m[\s\d.,+\-mzlhvcsqtae]+$/i
/** What only the owner's machine can reach. */
const OWN_MACHINE = /^(localhost|.*\.localhost|127\..*|\[::1\])$/
/** Beside mistakes in single fields, after which zod would leave a check of the whole list out. */
const ALWAYS = { when: () => true }

const text = z.string().regex(/\S/)
const date = z.string().refine(isDate)
const link = z.string().refine(isLink)
const picture = z.any().superRefine(checkPicture)
const optionalPicture = z
  .any()
  .superRefine((path, context) => (path === '' ? undefined : checkPicture(path, context)))
  .optional()
const id = field(z.int(), 'a whole number, for example 7')

const socialLinks = list(
  entry<SocialLink>({
    id,
    label: field(text, 'the name of the network, which brings its mark, for example "LinkedIn"'),
    link: field(
      z.union([z.literal('#'), link]),
      'an https address, for example "https://www.linkedin.com/in/you", or "#" as long as there is none',
    ),
    icon: optionalField(
      z.string().regex(SVG_PATH),
      'the d of an SVG path, for example "M4 4h16v16H4z"; the name of a network belongs in label, for example label: "LinkedIn"',
    ),
  }),
)

const project = entry<Project>({
  id,
  title: field(text, 'a text, which the picture is read out by as well, for example "Relay Board"'),
  description: field(text, 'a text, for example "A team board whose cards move on every screen at once."'),
  image: optionalPicture,
  link: field(link, 'an https address that others can reach, for example "https://example.com/relay-board"'),
  techUsed: field(z.string(), 'a text, for example "React js, Node js"'),
  isNew: field(z.boolean(), 'true or false'),
  live: field(z.boolean(), 'true or false').optional(),
})

const description = field(
  text,
  'a text of 70 to 160 characters, for example "How it began, what I have built since and how I like to work with others."',
)

const projectFilter = entry<{ value: string; label: string }>({
  value: field(z.string(), '"", "latest" or a part of techUsed, for example "React"'),
  label: field(text, 'a text, for example "React js"'),
})

const experience = entry<Experience>({
  role: field(text, 'a text, for example "Backend Developer"'),
  company: field(text, 'a text, for example "Company Name"'),
  start: optionalField(date, 'a real date, for example "2023", "2023-09" or "2023-09-21"'),
  end: optionalField(date, 'a real date, for example "2024-08", or none where you are still'),
}).refine(hasSoundEnd, {
  ...ALWAYS,
  path: ['end'],
  error: 'wanted a date after start, which it needs beside it, for example start: "2023-09", end: "2024"',
})

export const contentSchema = z
  .object({
    'content/owner.ts': file({
      owner: entry<Owner>({
        name: field(text, 'your name, by which the portrait is read out as well, for example "Ada Lovelace"'),
        email: field(z.string().regex(EMAIL), 'an e-mail address, for example "you@example.com"'),
        handle: field(z.string().regex(HANDLE), 'the name of a GitHub account, for example "octocat"'),
        portrait: picture,
        cv: optionalField(
          link.or(z.string().refine(isFile)),
          'an https address that others can reach or a file under public/, for example "https://example.com/cv.pdf" or "/cv.pdf"',
        ),
        roles: list(field(text, 'a text, for example "Developer."')),
        passions: list(field(text, 'a text, for example "I love coding."')),
        bio: field(z.string(), 'a text, for example "I build web applications."'),
        updated: field(z.string().length(10).refine(isDate), 'a real day, for example "2026-11-21"'),
      }),
    }),
    'content/socials.ts': file({ socials: socialLinks, contactSocials: socialLinks }),
    'content/career.ts': file({
      experience: list(experience),
      qualifications: list(
        entry<Qualification>({
          title: field(text, 'a text, for example "B.Tech CSE"'),
          institution: optionalField(z.string(), 'a text, for example "City College"'),
          score: optionalField(z.string(), 'a text, for example "75%"'),
        }),
      ),
      achievements: list(
        entry<Achievement>({
          title: field(text, 'a text, for example "First prize, debugging contest"'),
          detail: field(text, 'a text, for example "Organised by the student society."'),
          date: field(date, 'a real date, for example "2023", "2023-09" or "2023-09-21"'),
        }),
      ),
    }),
    'content/skills.ts': file({
      skills: list(
        entry<Skill>({
          id,
          skillName: field(text, 'a text, for example "Python"'),
          amount: field(z.number().min(0).max(100), 'a number from 0 to 100, for example 60'),
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
          error: `wanted the option that shows all before the others, for example { value: "", label: "All" }`,
        }),
      projects: list(project).superRefine(areUnlike('id'), ALWAYS),
    }),
    'content/descriptions.ts': file({
      descriptions: entry<typeof descriptions>({
        '/': description,
        '/about': description,
        '/skill': description,
        '/services': description,
        '/project': description,
        '/github': description,
        '/contact': description,
      }),
    }),
    'content/navigation.ts': file({
      navigation: list(
        entry<NavigationItem>({
          id,
          name: field(text, 'a text, for example "About"'),
          href: field(z.enum(PAGES), `the address of a page, one of ${PAGES.join(', ')}`),
        }),
      )
        .superRefine(areUnlike('id'), ALWAYS)
        .superRefine(areUnlike('href'), ALWAYS),
    }),
  })
  .superRefine(filtersAreProjectFilters, ALWAYS)

/** One sentence of what is wanted, whatever is wrong with the field. */
function field<T>(schema: z.ZodType<T>, wanted: string) {
  return z.custom<T>((value) => schema.safeParse(value).success, { error: `wanted ${wanted}`, abort: false })
}

/** An empty text counts as none. */
function optionalField(schema: z.ZodType<string>, wanted: string) {
  return field(z.literal('').or(schema), wanted).optional()
}

/** Takes the names of the fields, and what they hold, from the type that the owner reads. */
function entry<T>(shape: { [Field in keyof T]-?: z.ZodType<T[Field]> }) {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `there is no such field; wanted are ${names}`
        : `wanted an entry with the fields ${names}`,
  })
}

function file(exports: Record<string, z.ZodType>) {
  return z.strictObject(exports, {
    error: `there is no such export; wanted are ${Object.keys(exports).join(', ')}`,
  })
}

function list<T extends z.ZodType>(item: T) {
  return z.array(item, { error: 'wanted a list, for example []' })
}

/** @param key whose value no two entries of a list may share. */
function areUnlike(key: string) {
  return (list: unknown, context: z.RefinementCtx) => {
    const values = entriesOf(list).map((item) => item[key])
    values.forEach((value, index) => {
      const first = values.indexOf(value)
      if (value === undefined || first === index) return
      const example = typeof value === 'number' ? Math.max(...values.map(Number)) + 1 : '"Python"'
      const message = `entry ${first + 1} has the same; wanted one of its own, for example ${example}`
      context.addIssue({ code: 'custom', path: [index, key], message })
    })
  }
}

function beginsWithAll(options: unknown) {
  const values = entriesOf(options).map((option) => option.value)
  return values.length === 0 || values[0] === ''
}

function hasSoundEnd(job: unknown) {
  const { start, end } = Object(job)
  return !isText(end) || end === '' || (isText(start) && start !== '' && endsAfterStart(start, end))
}

function filtersAreProjectFilters(content: unknown, context: z.RefinementCtx) {
  const { 'content/services.ts': services, 'content/projects.ts': projects } = Object(content)
  const values = entriesOf(projects?.projectFilters).map((option) => option.value)
  // Without any filter, every button leads to all projects.
  if (values.length === 0) return
  entriesOf(services?.services).forEach(({ filter }, index) => {
    if (!isText(filter) || filter === '' || values.includes(filter)) return
    const message = `wanted the value of a project filter: ${values.map((value) => JSON.stringify(value)).join(', ')}`
    context.addIssue({ code: 'custom', path: ['content/services.ts', 'services', index, 'filter'], message })
  })
}

/** What checks between fields may rely on, whatever mistakes there are in the fields. */
function entriesOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map((item) => Object(item)) : []
}

function isText(value: unknown) {
  return typeof value === 'string'
}

/** Whether a text is an https address that others can reach. */
export function isLink(value: string) {
  return /^https:\/\/\S+$/.test(value) && URL.canParse(value) && !OWN_MACHINE.test(new URL(value).hostname)
}

function isFile(path: string) {
  return /^\/[^\0]+$/.test(path) && Boolean(statSync(`public${path}`, { throwIfNoEntry: false })?.isFile())
}

function checkPicture(path: unknown, context: z.RefinementCtx) {
  const message = pictureMistake(path)
  if (message) context.addIssue({ code: 'custom', message })
}
