/** How code is set, for Shiki: three inks of the page. */
export const codeTheme = {
  name: 'sheet',
  fg: 'var(--foreground)',
  bg: 'var(--card)',
  tokenColors: [
    { settings: { foreground: 'var(--foreground)', background: 'var(--card)' } },
    {
      scope: ['comment', 'punctuation', 'meta.brace', 'markup.quote'],
      settings: { foreground: 'var(--muted)' },
    },
    {
      scope: [
        'keyword',
        'storage',
        'string',
        'constant.numeric',
        'constant.language',
        'entity.name.tag',
        'markup.heading',
        'markup.inserted',
        'punctuation.definition.string',
      ],
      settings: { foreground: 'var(--primary)' },
    },
  ],
}
