import type { Owner } from '@/content/schema/owner'

export const owner: Owner = {
  name: 'Your Name',
  email: 'you@example.com',
  handle: 'octocat',
  portrait: '/drawings/portrait.svg',
  aboutPicture: '/drawings/workbench.svg',
  cv: 'https://example.com/your-name-cv.pdf',
  roles: ['Developer.', 'Programmer.', 'Coder.'],
  passions: ['I love turning ideas into code.', 'I love coding until it reads well.'],
  headline: 'Back ends in Node and front ends in React, for small product teams in Your City.',
  place: 'Your City',
  bio: 'I build web applications that stay fast on slow phones and clear on busy days. It began with a broken calculator, a C compiler and one long summer; since then I have built tools that people use daily. Schedulers in C++, scripts in Python and, most of all, interfaces in React with a Node service behind them. I like small teams, honest estimates and code that the next person can change without asking me. Away from the keyboard I repair old radios and lose at chess in Your City.',
}
