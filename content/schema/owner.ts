import type { z } from 'zod'
import { CV_SECTIONS } from './cv-sections'
import { choice, entry, field, file, line, lines, list, number, optional, text, usedFor } from './field-types'
import { hiddenIn } from './hidden-characters'
import { HANDLE, isEmail, isLink } from './links'
import { day, picture, secureLink } from './shared-fields'

/** Marks a field whose value is the same in all languages, so the folder of a further language cannot have it. */
const FOR_WHOLE_SITE = usedFor('wholeSite')

export const ownerFile = file({
  owner: entry({
    /** Shown in the hero, the title block and every page title. */
    name: line('Ada Lovelace', 'your name, which screen readers also say for the portrait'),
    /** The contact form addresses its drafts to this address. */
    email: text('an e-mail address', isEmail, 'you@example.com'),
    /**
     * https address to which the browser sends the contact form by POST: urlencoded, with the fields name, email,
     * phone, subject and message. A service or a function of yours answers there, and its answer replaces the page.
     * Without this address, Submit opens a mail draft.
     */
    // The check of links leaves this address out, because an address that takes a form may not answer other requests.
    formAction: optional(secureLink).meta({ ...FOR_WHOLE_SITE, link: false }),
    /** Name that your service gives to a hidden field of the form. It refuses a form in which a robot has filled it. */
    formHoneypot: optional(line('_gotcha')).meta(FOR_WHOLE_SITE),
    /** With `true`, visitors may leave out their phone number. */
    isPhoneOptional: choice(true, false).optional().meta(FOR_WHOLE_SITE),
    /** Your GitHub account. The page /github shows its public profile. Without it, that page is gone. */
    handle: optional(text('a GitHub account', (name) => HANDLE.test(name), 'octocat')).meta(FOR_WHOLE_SITE),
    /**
     * Picture file under `public/`: SVG, PNG, JPEG, WebP, AVIF, HEIC or GIF, in any shape. An SVG file in
     * `public/drawings/` takes the colours of the page.
     */
    portrait: picture,
    /** The middle of a round portrait, as distances from the left and from above. Without it, `50% 20%`. */
    focus: optional(text('two percentages', (focus) => /^(\d\d?|100)% (\d\d?|100)%$/.test(focus), '50% 20%')),
    /** Wide picture file for the page /about, of the same kinds. Without it, the page shows the portrait. */
    aboutPicture: optional(picture),
    /** Link to the PDF on any host, or a file under `public/`, such as `/cv.pdf`. Without it there is no button. */
    cv: optional(
      text(
        'an http or https address that others can reach or a file under public/',
        (cv) => isLink(cv) || cv.startsWith('/'),
        'https://example.com/cv.pdf',
        '/cv.pdf',
      ),
    ).meta(usedFor('link')),
    /** Sections that `npm run cv` leaves out. One entry is left out by its own `cv: false`. */
    cvWithout: list(choice(...CV_SECTIONS)).optional(),
    /** Picture file under `public/` for the top of what `npm run cv` prints. Without it, the CV has none. */
    cvPicture: optional(picture),
    /** Words that the first line types, each with its full stop. */
    roles: list(line('Developer.')).meta(usedFor('translation')),
    /** Sentences that the second line types. */
    passions: list(line('I love coding.')).meta(usedFor('translation')),
    /** One line: what kind of developer, where and for whom. The home page shows it below your roles. */
    headline: optional(line('React developer in Berlin, for small teams.')).meta(usedFor('translation')),
    /** From when, how and where you take work, on one line, for example `From March, remote or in Lisbon`. */
    availability: optional(line('From March 2027, remote or in Lisbon')).meta(usedFor('translation')),
    /** Where you live or work, for example `Berlin, Germany`. */
    place: optional(line('Berlin, Germany')),
    /** Shown beside the e-mail address. Leave it out to keep it private. */
    phone: optional(text('a phone number', (phone) => /\d/.test(phone), '+49 30 123456')),
    /** One paragraph. "read more" hides what goes beyond 200 characters. */
    bio: lines('I build web applications.', true).meta(usedFor('translation')),
    /** The colour of the site, in degrees: 250 is blue, 145 green, 25 red. Text stays readable. Without it, blue. */
    hue: number('degrees', 360, 145).optional().meta(FOR_WHOLE_SITE),
    /** The theme of a first visit: `dark`, `light`, or `system`, that of the visitor's device. Without it, dark. */
    theme: choice('dark', 'light', 'system').optional().meta(FOR_WHOLE_SITE),
    /** https address of the script of a counter without cookies. Without it, nothing is counted. */
    counter: optional(secureLink).meta(FOR_WHOLE_SITE),
    /** https address to which the script of the counter reports, if it is on another host. No check requests it. */
    counterHost: optional(secureLink).meta({ ...FOR_WHOLE_SITE, link: false }),
    /** Attributes that the script of the counter reads. */
    counterAttributes: field<Record<string, string>>(
      (names) => Object(names) === names && Object.entries(Object(names)).every(isAttribute),
      'attributes that begin with data-, and their texts',
      { 'data-domain': 'ada.example.com' },
    )
      .optional()
      .meta(FOR_WHOLE_SITE),
    /** The day when you last changed this folder, for search engines. The foot of each page shows the month. */
    updated: optional(day),
  }),
})

function isAttribute([name, value]: [string, unknown]) {
  return /^data-[a-z\d-]+$/.test(name) && typeof value === 'string' && !hiddenIn(value)
}

export type Owner = z.infer<typeof ownerFile>['owner']
