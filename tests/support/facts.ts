/** The front matter of a valid note. */
export const FACTS = '---\ntitle: A note\ndate: 2026-11-20\nsummary: What it is about.\n---\n'
