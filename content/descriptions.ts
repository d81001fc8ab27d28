import type { Descriptions } from '@/content/schema/descriptions'

/**
 * What search engines, link previews and the heading say about a page, if you want to say it yourself: 70 to 160
 * characters each, by the address of the page. For example `'/about': 'How it began, …'`.
 */
export const descriptions: Descriptions = {}
