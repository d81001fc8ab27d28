import type { Words } from '@/content/schema/words'

/**
 * The language of this whole folder, as a tag such as `en`, `de` or `pt-BR`. Reading direction, dates and numbers follow
 * it. `en` means British English.
 */
export const language: string = 'en'

/**
 * Every word of the site that is in no other file of this folder, by the page that shows it. `{name}` and the like stand
 * for a value: put them where your language needs them.
 */
export const words: Words = {
  bar: {
    skip: 'Skip to content',
    theme: 'Light theme',
    home: '{name}, home',
    menu: 'Menu',
    navigation: 'Main',
    contact: 'Contact Us',
  },
  everyPage: {
    sheet: 'Sheet {number} of {count}',
    external: '(external)',
    portrait: 'Portrait of {name}',
    more: { one: 'and {count} more', other: 'and {count} more' },
    title: '{page} — {name}',
  },
  error: {
    heading: 'This page has stopped',
    text: 'Perhaps a program has translated or changed it. Try again, or choose another page above.',
    tryAgain: 'Try again',
  },
  pages: {
    '/': 'Home',
    '/about': 'About',
    '/skill': 'Skill',
    '/services': 'Services',
    '/project': 'Project',
    '/notes': 'Notes',
    '/github': 'Github',
    '/contact': 'Contact',
  },
  home: {
    greeting: "Hello, It's Me",
    leadIn: 'And I’m a',
    pause: 'Pause the typed lines',
    play: 'Play the typed lines',
    cv: 'Get CV',
    projects: 'See my projects',
    years: { one: '{count} year', other: '{count} years' },
  },
  about: {
    heading: 'About Me',
    readMore: 'read more',
    showLess: 'show less',
    achievements: 'Achievements',
    publications: 'Publications',
    references: 'References',
    interests: 'Interests',
    count: { one: '{count} achievement', other: '{count} achievements' },
    facts: {
      name: 'Name',
      role: 'Role',
      place: 'Place',
      since: 'Since',
      latest: 'Latest job',
      links: 'Links',
    },
  },
  skill: {
    heading: 'SKILLS & Experience',
    count: { one: '{count} skill', other: '{count} skills' },
    amount: '{amount} %',
    spokenAmount: '{amount} per cent',
    experience: 'Experience',
    today: 'today',
    qualifications: 'Qualifications',
    volunteering: 'Volunteering',
    certificates: 'Certificates',
    languages: 'Languages',
    score: 'with {score}',
    none: 'No skill to show here yet.',
  },
  services: {
    heading: 'Our Services',
    count: { one: '{count} service', other: '{count} services' },
    none: 'No service to show here yet.',
  },
  project: {
    heading: 'My Projects',
    count: { one: '{count} project', other: '{count} projects' },
    filter: 'Filter',
    shown: { one: '{shown} of {count} project', other: '{shown} of {count} projects' },
    open: 'Open the project',
    code: 'Code',
    /** Leads to the file that the project names as its `story`. */
    story: 'Read the story',
    live: 'Live Project',
    techUsed: 'Tech Used:',
    none: 'No project to show here yet.',
  },
  /** The pages made of the files in `content/projects/` and `content/notes/`. */
  article: {
    problem: 'The problem',
    role: 'My part',
    team: 'With',
    duration: 'How long',
    outcome: 'Outcome',
    minutes: { one: '{count} minute to read', other: '{count} minutes to read' },
    before: 'Before',
    after: 'After',
    footnotes: 'Footnotes',
    backToReference: 'Back to reference {number}',
    /** Read out for what scrolls by itself. */
    code: 'Code',
    table: 'Table',
    /** Read out for the boxes of a task list. */
    done: 'Done',
    open: 'Still to do',
    nextProject: 'Next project',
    /** Over the list of stories in /llms.txt. */
    stories: 'Stories',
  },
  notes: {
    heading: 'Notes',
    description: 'What {name} found out while building: problems, ways to solve them, and figures.',
    count: { one: '{count} note', other: '{count} notes' },
    feed: 'Feed',
    newer: 'Newer note',
    older: 'Older note',
    none: 'No note to show here yet.',
  },
  github: {
    heading: 'Github',
    reading: 'Reading the profile',
    followers: 'Followers',
    following: 'Following',
    repositories: 'Public Repositories',
    asOf: 'As of {time}',
    view: 'View on GitHub',
    alert: 'Error fetching data',
    failure: 'The profile cannot be shown just now',
    notFound: 'GitHub knows no public account “{handle}”.',
    rateLimited:
      'GitHub answers only so many questions an hour, and they are used up. Come back after {time}.',
    unavailable: 'GitHub did not answer. The rest of this site is not affected.',
    invalid: 'GitHub gave an answer that makes no sense here. The rest of this site is not affected.',
    tryAgain: 'Try again',
    trying: 'Trying again…',
    success: 'The profile is here.',
    failedAgain: 'Still no profile. GitHub will be asked again after {time}.',
  },
  contact: {
    heading: 'Get In Touch',
    form: {
      heading: 'Send us a Message',
      fields: {
        name: 'Name',
        email: 'Email',
        phone: 'Phone Number',
        subject: 'Subject',
        message: 'Message',
      },
      submit: 'Submit',
      required: 'A star (*) marks a required field.',
      hint: 'Opens your mail program with the message as a draft. This page stores nothing.',
      notSent: 'Nothing has been sent from this page.',
      drafted: 'Your mail program should now show the message as a draft to {email}: send it from there.',
      otherWays: 'If it did not open, {link} or copy the message and send it your own way.',
      openAgain: 'open the draft again',
      yourMessage: 'Your message',
      copy: 'Copy the message',
      copied: 'Copied',
      notCopied: 'Your browser does not allow this. The text is selected, so copy it yourself.',
    },
    panel: {
      heading: 'Contact Info',
      email: 'E-mail',
      phone: 'Phone',
      elsewhere: 'Elsewhere',
      copy: 'Copy the address',
    },
  },
  cv: {
    title: 'CV',
    profile: 'Profile',
    skills: 'Skills',
    projects: 'Projects',
    updated: 'As of {date}',
  },
  notFound: {
    heading: 'Page Not Found',
    sheet: 'Not in the set',
    text: 'The part at this address is not in the set of drawings.',
    back: 'Back home',
  },
}
