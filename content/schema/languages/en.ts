/**
 * These words are ours. Yours stand in `content/words.ts`, which no update changes, and its types and checks follow from this.
 * They are listed by the page that shows them. `{name}` and the like stand for a value.
 */
export const english = {
  /** The bar above every page. Some of these are only read out by screen readers. */
  bar: {
    skip: 'Skip to content',
    /** Read out for the switch, which is either pressed or not. */
    theme: 'Light theme',
    home: '{name}, home',
    menu: 'Menu',
    navigation: 'Main',
    contact: 'Contact Us',
    /** Read out for the button that opens the list of languages. */
    languages: 'Languages',
    /** Visitors whose browser asks for this language see this once, on a page in another one. */
    offer: 'Read this site in {language}',
  },
  everyPage: {
    /** The title block at the foot. If you make it empty, no page shows its number. */
    sheet: 'Sheet {number} of {count}',
    /** In the title block, with the month of `updated` in `owner.ts`. */
    updated: 'Updated {date}',
    /** Read out after a link that leaves the site. */
    external: '(external)',
    /** Read out for the portrait, on the home and the about page. */
    portrait: 'Portrait of {name}',
    /** Unfolds the rest of a long list. */
    more: { other: 'and {count} more' },
    /** In the browser's tab, in search results and in link previews. */
    title: '{page} — {name}',
  },
  /** In place of a page in which something has failed. */
  error: {
    heading: 'This page has stopped',
    text: 'Perhaps a program has translated or changed it. Try again, or choose another page above.',
    tryAgain: 'Try again',
  },
  /**
   * Every page in `app/`, by its address. A name in `navigation.ts` takes the place of the name here. Pages that are not in
   * `navigation.ts` have their numbers after those that are, in this order.
   */
  pages: {
    '/': 'Home',
    '/about': 'About',
    '/skill': 'Skills',
    '/services': 'Services',
    '/project': 'Projects',
    '/notes': 'Notes',
    '/github': 'Github',
    '/contact': 'Contact',
  },
  /** Search engines, previews and the heading say this about a page, in 70 to 160 characters. */
  descriptions: {
    '/': '{name}: projects, experience, skills, and a way to get in touch with me directly.',
    '/about': 'Who {name} is: the way of working, the career so far, and where else on the web to look.',
    '/skill':
      'Languages and tools that {name} works with, and the experience and qualifications behind them.',
    '/services':
      'What {name} does for clients: each service with its technologies and the projects that show it.',
    '/project': 'Projects by {name}: what each of them does, what it is made of, and where to find it.',
    '/notes': 'What {name} found out while building: problems, ways to solve them, and figures.',
    '/github': 'The public GitHub profile of {name} in figures, with the time at which they were read.',
    '/contact': 'How to reach {name}: a form, an e-mail address, and profiles elsewhere on the web.',
  },
  home: {
    greeting: "Hello, It's Me",
    /** In front of your roles. Write "And I’m an" if the first one is an Engineer. */
    leadIn: 'And I’m a',
    pause: 'Pause the typed lines',
    play: 'Play the typed lines',
    cv: 'Get CV',
    projects: 'All projects',
  },
  about: {
    heading: 'About Me',
    readMore: 'read more',
    showLess: 'show less',
    achievements: 'Achievements',
    publications: 'Publications',
    talks: 'Talks',
    references: 'References',
    interests: 'Interests',
    facts: {
      name: 'Name',
      place: 'Place',
      since: 'At work since',
      latest: 'Latest job',
      available: 'Available',
      links: 'Links',
    },
  },
  skill: {
    heading: 'SKILLS & Experience',
    amount: '{amount} %',
    spokenAmount: '{amount} per cent',
    experience: 'Experience',
    /** In place of an end, for the job that you have now. */
    today: 'present',
    /** In place of both dates, where only the end is known. */
    until: 'until {end}',
    qualifications: 'Qualifications',
    volunteering: 'Volunteering',
    certificates: 'Certificates',
    languages: 'Languages',
    /** A percentage. A score with a name of its own, such as `GPA 4.0`, stands alone. */
    score: 'with {score}',
    /** A number from 3 to 4, as in the United States. */
    gpa: 'GPA {score}',
    /** Any other number. */
    grade: 'grade {score}',
    none: 'No skill to show here yet.',
  },
  services: {
    heading: 'Our Services',
    none: 'No service to show here yet.',
  },
  project: {
    heading: 'My Projects',
    count: { one: '{count} project', other: '{count} projects' },
    filter: 'Filter',
    /** The filter's own options, which `projects.ts` may name differently. */
    all: 'Filter out',
    latest: 'Latest',
    /** Follows the number of all projects, `{count}`. */
    shown: { one: '{shown} of {count} project', other: '{shown} of {count} projects' },
    /** Read out with the title of the project behind it. */
    open: 'Open the project',
    code: 'Code',
    /** Leads to the file that the project names as its `story`. */
    story: 'Read the story',
    live: 'Live Project',
    techUsed: 'Tech Used:',
    none: 'No project to show here yet.',
    contributions: 'Contributions',
    merged: 'Merged into {repository}',
  },
  /** The pages made of the files in `content/projects/` and `content/notes/`. */
  article: {
    problem: 'The problem',
    role: 'My part',
    team: 'With',
    duration: 'How long',
    decision: 'Decision',
    /** Below what was chosen, and above the reason. */
    over: 'Instead of: {over}',
    outcome: 'Outcome',
    minutes: { one: '{count} minute to read', other: '{count} minutes to read' },
    /** Behind the date of a text that was changed. */
    updated: 'updated {date}',
    /** Over the list of the headings of a long text. */
    contents: 'Contents',
    tags: 'Tags',
    /** At the end of a note. */
    related: 'Related',
    before: 'Before',
    after: 'After',
    footnotes: 'Footnotes',
    backToReference: 'Back to reference {number}',
    /** Read out for what scrolls by itself. */
    code: 'Code',
    table: 'Table',
    formula: 'Formula',
    /** Over a quotation that begins with `[!NOTE]` or the like. */
    alerts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
    /** Read out for the boxes of a task list. */
    done: 'Done',
    open: 'Still to do',
    nextProject: 'Next project',
    /** Over the list of stories in /llms.txt. */
    stories: 'Stories',
  },
  notes: {
    heading: 'Notes',
    count: { one: '{count} note', other: '{count} notes' },
    /** The first option of the filter by tags. */
    all: 'All',
    shown: { one: '{shown} of {count} note', other: '{shown} of {count} notes' },
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
    /** The browser shows it as an alert. */
    alert: 'Error fetching data',
    failure: 'The profile cannot be shown just now',
    /** The reasons of a failure. */
    notFound: 'GitHub knows no public account “{handle}”.',
    rateLimited:
      'GitHub answers only so many questions an hour, and they are used up. Come back after {time}.',
    unavailable: 'GitHub did not answer. The rest of this site is not affected.',
    invalid: 'GitHub gave an answer that makes no sense here. The rest of this site is not affected.',
    tryAgain: 'Try again',
  },
  contact: {
    heading: 'Get In Touch',
    form: {
      heading: 'Send us a Message',
      /** The draft repeats these in front of what the visitor has written. */
      fields: {
        name: 'Name',
        email: 'Email',
        phone: 'Phone Number',
        subject: 'Subject',
        message: 'Message',
      },
      submit: 'Submit',
      /** Explains the star behind the name of each field. */
      required: 'A star (*) marks a required field.',
      hint: 'Opens your mail program with the message as a draft. This page stores nothing.',
      /** In place of the hint, if the owner names an address that takes the form. */
      sends: 'Sends the message to {host}, which answers on a page of its own.',
      draft: 'Open a mail draft instead',
      notSent: 'Nothing has been sent from this page.',
      drafted:
        'Your mail program was asked to show the message as a draft to {email}: look through it, and send it from there.',
      /** In place of that, for a message of which mail programs would cut off the end. The draft has only its subject. */
      tooLong:
        'Your message is too long for many mail programs: copy it, and paste it into a mail to {email}.',
      /** `{link}` is the text below it. */
      otherWays: 'If it did not open, {link} or copy the message and send it your own way.',
      openAgain: 'open the draft again',
      yourMessage: 'Your message',
      copy: 'Copy the message',
      copied: 'Copied',
      notCopied: 'Your browser does not allow this. The text is selected, so copy it yourself.',
    },
    panel: {
      heading: 'Contact Info',
      email: 'Email',
      phone: 'Phone',
      elsewhere: 'Elsewhere',
      copy: 'Copy the address',
      save: 'Save contact',
    },
  },
  /** The PDF that `npm run cv` prints, together with the words above. */
  cv: {
    title: 'CV',
    profile: 'Profile',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    updated: 'As of {date}',
  },
  notFound: {
    heading: 'Page Not Found',
    /** In place of the name of the page. */
    sheet: 'Not in the set',
    text: 'The part at this address is not in the set of drawings.',
    back: 'Back home',
  },
}
