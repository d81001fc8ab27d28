export type Owner = {
  /** Shown in the hero, the title block and every page title. */
  name: string
  /** Contact messages are drafted to this address. */
  email: string
  /** Name of the account whose public profile /github shows. */
  handle: string
  /** Picture file under `public/`: SVG, PNG, JPEG, WebP, AVIF or GIF. Any shape does, the middle square is shown. An SVG file in `public/drawings/` takes the colours of the page. */
  portrait: string
  /** https link to the PDF, which may lie on any host, or its file under `public/`: `/cv.pdf`. Without one there is no button. */
  cv?: string
  /** Words that the role line types, each with its full stop. */
  roles: string[]
  /** Sentences that the second line types. */
  passions: string[]
  /** One paragraph. Beyond 200 characters it is folded behind "read more". */
  bio: string
  /** Day of your last change to what stands in this folder, for search engines: `2026-11-21`. */
  updated: string
}

export const owner: Owner = {
  name: 'Your Name',
  email: 'you@example.com',
  handle: 'octocat',
  portrait: '/drawings/portrait.svg',
  cv: 'https://example.com/your-name-cv.pdf',
  roles: ['Developer.', 'Programmer.', 'Coder.'],
  passions: ['I love turning ideas into code.', 'I love coding until it reads well.'],
  bio: 'I build web applications that stay fast on slow phones and clear on busy days. It began with a broken calculator, a C compiler and one long summer; since then I have written schedulers in C++, tools in Python and, most of all, interfaces in React with a Node service behind them. I like small teams, honest estimates and code that the next person can change without asking me. Away from the keyboard I repair old radios and lose at chess.',
  updated: '2026-11-21',
}
