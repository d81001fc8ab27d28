/** Addresses of the pages in `app/`, in the order of those that the navigation leaves out. */
export const PAGES = ['/', '/about', '/skill', '/services', '/project', '/github', '/contact'] as const

export type PageAddress = (typeof PAGES)[number]
