export const codeTheme = {
  name: 'sheet',
  fg: 'var(--foreground)',
  bg: 'var(--card)',
  tokenColors: [
    {
      scope: ['comment', 'punctuation', 'meta.brace', 'markup.quote', 'keyword.operator'],
      settings: { foreground: 'var(--muted)' },
    },
    {
      scope: [
        'keyword',
        'keyword.operator.expression',
        'keyword.operator.new',
        'storage',
        'entity.name.tag',
        'entity.other.attribute-name.class.css',
        'entity.other.attribute-name.id.css',
        'markup.heading',
        'markup.inserted',
      ],
      settings: { foreground: 'var(--primary)' },
    },
    {
      scope: ['string', 'punctuation.definition.string', 'constant', 'support.constant'],
      settings: { foreground: 'var(--value)' },
    },
    { scope: ['meta.template.expression', 'meta.embedded'], settings: { foreground: 'var(--foreground)' } },
  ],
}
