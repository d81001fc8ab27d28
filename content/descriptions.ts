import type { Descriptions } from '@/content/schema/descriptions'

/**
 * Search engines, link previews and the heading show these texts about a page, instead of ours: 70 to 160 characters
 * each, by the address of the page. For example `'/about': 'How it began, …'`.
 */
export const descriptions: Descriptions = {}
