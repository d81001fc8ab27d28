import type { z } from 'zod'
import { entry, file, forEachPage, text } from '@/content/schema/parts'

const words = entry({
  /** The bar above every page. Some of these are only read out by screen readers. */
  bar: entry({
    skip: word('Skip to content'),
    /** Read out for the switch, which is either pressed or not. */
    theme: word('Light theme'),
    home: word('{name}, home'),
    menu: word('Menu'),
    navigation: word('Main'),
    contact: word('Contact Us'),
  }),
  everyPage: entry({
    /** The title block at the foot. */
    sheet: word('Sheet {number} of {count}'),
    /** Read out after a link that leaves the site. */
    external: word('(external)'),
    /** Read out for the portrait, on the home and the about page. */
    portrait: word('Portrait of {name}'),
    /** Unfolds the rest of a long list. */
    more: plural('and {count} more'),
    /** In the browser's tab, in search results and in link previews. */
    title: word('{page} — {name}'),
  }),
  /** In place of a page in which something has failed. */
  error: entry({
    heading: word('This page has stopped'),
    text: word('Perhaps a program has translated or changed it. Try again, or choose another page above.'),
    tryAgain: word('Try again'),
  }),
  /** Names of pages that `navigation.ts` leaves out. */
  pages: forEachPage(word('Home')),
  home: entry({
    greeting: word("Hello, It's Me"),
    /** In front of your roles. Write "And I’m an" if the first one is an Engineer. */
    leadIn: word('And I’m a'),
    pause: word('Pause the typed lines'),
    play: word('Play the typed lines'),
    cv: word('Get CV'),
    /** When the present job began. */
    since: word('since {date}'),
    projects: word('All projects'),
  }),
  about: entry({
    heading: word('About Me'),
    readMore: word('read more'),
    showLess: word('show less'),
    achievements: word('Achievements'),
    publications: word('Publications'),
    references: word('References'),
    interests: word('Interests'),
    count: plural('{count} achievements'),
    facts: entry({
      name: word('Name'),
      role: word('Role'),
      place: word('Place'),
      since: word('Since'),
      latest: word('Latest job'),
      links: word('Links'),
    }),
  }),
  skill: entry({
    heading: word('SKILLS & Experience'),
    count: plural('{count} skills'),
    amount: word('{amount} %'),
    spokenAmount: word('{amount} per cent'),
    experience: word('Experience'),
    /** In place of an end, for the job that you have now. */
    today: word('today'),
    /** In place of both dates, where only the end is known. */
    until: word('until {end}'),
    qualifications: word('Qualifications'),
    volunteering: word('Volunteering'),
    certificates: word('Certificates'),
    languages: word('Languages'),
    score: word('with {score}'),
    none: word('No skill to show here yet.'),
  }),
  services: entry({
    heading: word('Our Services'),
    count: plural('{count} services'),
    none: word('No service to show here yet.'),
  }),
  project: entry({
    heading: word('My Projects'),
    count: plural('{count} projects'),
    filter: word('Filter'),
    /** Follows the number of all projects, `{count}`. */
    shown: plural('{shown} of {count} projects'),
    /** Read out with the title of the project behind it. */
    open: word('Open the project'),
    code: word('Code'),
    /** Leads to the file that the project names as its `story`. */
    story: word('Read the story'),
    live: word('Live Project'),
    techUsed: word('Tech Used:'),
    none: word('No project to show here yet.'),
  }),
  /** The pages made of the files in `content/projects/` and `content/notes/`. */
  article: entry({
    problem: word('The problem'),
    role: word('My part'),
    team: word('With'),
    duration: word('How long'),
    outcome: word('Outcome'),
    minutes: plural('{count} minutes to read'),
    before: word('Before'),
    after: word('After'),
    footnotes: word('Footnotes'),
    backToReference: word('Back to reference {number}'),
    /** Read out for what scrolls by itself. */
    code: word('Code'),
    table: word('Table'),
    /** Read out for the boxes of a task list. */
    done: word('Done'),
    open: word('Still to do'),
    nextProject: word('Next project'),
    /** Over the list of stories in /llms.txt. */
    stories: word('Stories'),
  }),
  notes: entry({
    heading: word('Notes'),
    description: word('What {name} found out while building: problems, ways to solve them, and figures.'),
    count: plural('{count} notes'),
    feed: word('Feed'),
    newer: word('Newer note'),
    older: word('Older note'),
    none: word('No note to show here yet.'),
  }),
  github: entry({
    heading: word('Github'),
    reading: word('Reading the profile'),
    followers: word('Followers'),
    following: word('Following'),
    repositories: word('Public Repositories'),
    asOf: word('As of {time}'),
    view: word('View on GitHub'),
    /** The browser shows it as an alert. */
    alert: word('Error fetching data'),
    failure: word('The profile cannot be shown just now'),
    /** The reasons of a failure. */
    notFound: word('GitHub knows no public account “{handle}”.'),
    rateLimited: word(
      'GitHub answers only so many questions an hour, and they are used up. Come back after {time}.',
    ),
    unavailable: word('GitHub did not answer. The rest of this site is not affected.'),
    invalid: word('GitHub gave an answer that makes no sense here. The rest of this site is not affected.'),
    tryAgain: word('Try again'),
    trying: word('Trying again…'),
    success: word('The profile is here.'),
    failedAgain: word('Still no profile. GitHub will be asked again after {time}.'),
  }),
  contact: entry({
    heading: word('Get In Touch'),
    form: entry({
      heading: word('Send us a Message'),
      /** The draft repeats these in front of what the visitor has written. */
      fields: entry({
        name: word('Name'),
        email: word('Email'),
        phone: word('Phone Number'),
        subject: word('Subject'),
        message: word('Message'),
      }),
      submit: word('Submit'),
      /** Explains the star behind the name of each field. */
      required: word('A star (*) marks a required field.'),
      hint: word('Opens your mail program with the message as a draft. This page stores nothing.'),
      /** In place of the hint, if the owner names an address that takes the form. */
      sends: word('Sends the message to {host}, which answers on a page of its own.'),
      draft: word('Open a mail draft instead'),
      notSent: word('Nothing has been sent from this page.'),
      drafted: word(
        'Your mail program was asked to show the message as a draft to {email}: look through it, and send it from there.',
      ),
      /** In place of that, for a message of which mail programs would cut off the end. */
      tooLong: word(
        'Your message is too long for many mail programs: copy it, and paste it into a mail to {email}.',
      ),
      /** `{link}` is the text below it. */
      otherWays: word('If it did not open, {link} or copy the message and send it your own way.'),
      openAgain: word('open the draft again'),
      openEmpty: word('Open an empty mail'),
      yourMessage: word('Your message'),
      copy: word('Copy the message'),
      copied: word('Copied'),
      notCopied: word('Your browser does not allow this. The text is selected, so copy it yourself.'),
    }),
    panel: entry({
      heading: word('Contact Info'),
      email: word('E-mail'),
      phone: word('Phone'),
      elsewhere: word('Elsewhere'),
      copy: word('Copy the address'),
    }),
  }),
  /** The PDF that `npm run cv` prints, together with the words above. */
  cv: entry({
    title: word('CV'),
    profile: word('Profile'),
    skills: word('Skills'),
    projects: word('Projects'),
    updated: word('As of {date}'),
  }),
  notFound: entry({
    heading: word('Page Not Found'),
    /** In place of the name of the page. */
    sheet: word('Not in the set'),
    text: word('The part at this address is not in the set of drawings.'),
    back: word('Back home'),
  }),
})

export const wordsFile = file({
  language: text('the tag of a language', isLanguage, 'en', 'de', 'pt-BR'),
  words,
})

/** A text with the placeholders of the English one, each once, and no others. */
function word(english: string) {
  const wanted = placeholdersOf(english)
  const withThem = wanted.length > 0 ? ` with ${wanted.join(' and ')} once` : ''
  return text(
    `a text${withThem}`,
    (value) => isFilled(value) && wanted.every((name) => value.includes(name)) && hasOnly(value, wanted),
    english,
  )
}

/** By the plural forms of the language: `zero`, `one`, `two`, `few`, `many`. `other` is for every number that is left. */
function plural(english: string) {
  const wanted = placeholdersOf(english)
  // A form for one number may spell the number out.
  const form = text(`a text`, (value) => isFilled(value) && hasOnly(value, wanted), english).optional()
  return entry({ zero: form, one: form, two: form, few: form, many: form, other: word(english) })
}

export type Plural = z.infer<ReturnType<typeof plural>>
export type Words = z.infer<typeof words>

function isFilled(value: string) {
  return /\S/.test(value)
}

/** Whether each placeholder in the text is one of these, and none stands twice. */
function hasOnly(value: string, wanted: string[]) {
  const found = placeholdersOf(value)
  return found.every((name, index) => wanted.includes(name) && found.indexOf(name) === index)
}

function placeholdersOf(text: string): string[] {
  return text.match(/\{\w*\}/g) ?? []
}

function isLanguage(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
