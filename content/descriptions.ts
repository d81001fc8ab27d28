import type { Descriptions } from '@/content/schema/descriptions'

/**
 * The text that search engines and link previews show under a page's title: 70 to 160 characters each.
 * The keys are the addresses of the pages.
 */
export const descriptions: Descriptions = {
  '/': 'A developer who builds web applications that stay fast on slow phones: projects, skills, services and a way to get in touch.',
  '/about':
    'How it began, what I have built since and how I like to work, with the achievements that I am proud of.',
  '/skill':
    'Languages and tools, each measured on a ruler, with the experience and the qualifications behind them.',
  '/services':
    'Web development, programming and graphical interfaces: what I do for clients, each with projects to prove it.',
  '/project':
    'Projects in React, HTML and C++, each with a picture, what it does and what it is made of, to filter by technology.',
  '/github':
    'My public GitHub profile in figures: followers, following and public repositories, with the time of the reading.',
  '/contact':
    'Write to me: the message opens as a draft in your own mail program, and nothing is stored on this site.',
}
