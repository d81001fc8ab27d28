export type Owner = {
  /** Shown in the hero, the title block and every page title. */
  name: string
  /** The contact form addresses its drafts to this. */
  email: string
  /** Your GitHub account. The page /github shows its public profile. Without it, that page is gone. */
  handle?: string
  /** Picture file under `public/`: SVG, PNG, JPEG, WebP, AVIF or GIF, in any shape. Pages show its middle square. An SVG file in `public/drawings/` takes the colours of the page. */
  portrait: string
  /** Wide picture file for the page /about, of the same kinds. Without it, the page shows the portrait. */
  aboutPicture?: string
  /** https link to the PDF on any host, or a file under `public/`, such as `/cv.pdf`. Without it there is no button. */
  cv?: string
  /** Words that the first line types, each with its full stop. */
  roles: string[]
  /** Sentences that the second line types. */
  passions: string[]
  /** One line that stands still below them: what kind of developer, where and for whom. */
  headline?: string
  /** Where you live or work, for example `Berlin, Germany`. */
  place?: string
  /** Shown beside the e-mail address. Leave it out to keep it private. */
  phone?: string
  /** One paragraph. "read more" hides what goes beyond 200 characters. */
  bio: string
  /** The day when you last changed this folder, for search engines: `2026-11-21`. */
  updated: string
}

export const owner: Owner = {
  name: 'Your Name',
  email: 'you@example.com',
  handle: 'octocat',
  portrait: '/drawings/portrait.svg',
  aboutPicture: '/drawings/workbench.svg',
  cv: 'https://example.com/your-name-cv.pdf',
  roles: ['Developer.', 'Programmer.', 'Coder.'],
  passions: ['I love turning ideas into code.', 'I love coding until it reads well.'],
  headline: 'React and Node developer in Your City, for small product teams.',
  place: 'Your City',
  bio: 'I build web applications that stay fast on slow phones and clear on busy days. It began with a broken calculator, a C compiler and one long summer; since then I have written schedulers in C++, tools in Python and, most of all, interfaces in React with a Node service behind them. I like small teams, honest estimates and code that the next person can change without asking me. Away from the keyboard I repair old radios and lose at chess.',
  updated: '2026-11-21',
}
