/** What the content ships with where only the owner knows better. */
const SHIPPED = new Set([
  'Your Name',
  'octocat',
  '/portrait.svg',
  'Company Name',
  'Your next qualification',
  'replace this line in content/career.ts',
  '#',
  'https://www.facebook.com/',
  'https://www.instagram.com/',
  'https://www.linkedin.com/',
])

/** The beginning of the bio. */
const SHIPPED_BIO = 'I build web applications that stay fast on slow phones and clear on busy days.'

/** Whether a text, link or address of the content is still the one that it ships with. */
export function isPlaceholder(value: string) {
  return (
    SHIPPED.has(value) ||
    value.startsWith('https://example.com/') ||
    value.endsWith('@example.com') ||
    value.startsWith(SHIPPED_BIO)
  )
}
