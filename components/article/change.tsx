import './change.css'
import { useContent } from '@/components/content/use-content'

/** Both figures have the same unit. They are texts, because Markdown has no numbers. */
type ChangeProps = { of?: string; before?: string; after?: string; unit?: string }

export function Change({ of, before = '', after = '', unit }: ChangeProps) {
  const { locale, words } = useContent()
  const rows = [
    { label: words.article.before, text: before.trim(), figure: figureIn(before, locale) },
    { label: words.article.after, text: after.trim(), figure: figureIn(after, locale) },
  ]
  const figures = rows.map(({ figure }) => figure)
  const longest = Math.max(...figures)
  const haveOneScale = before.includes('%') === after.includes('%')
  // The lengths of all other figures would say something false.
  const hasBars = longest > 0 && Math.min(...figures) >= 0 && haveOneScale
  return (
    <figure className="change">
      <figcaption className="note">{of}</figcaption>
      <dl>
        {rows.map(({ label, text, figure }) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd dir="auto">
              {hasBars && (
                <span aria-hidden className="dimension" style={{ width: `${(figure / longest) * 100}%` }} />
              )}
              {[formatted(text, locale), unit].filter(Boolean).join('\u00a0')}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

/** Reads `2,400`, `2.400,5`, `5 %` and `−5`. In `2,400`, the comma is that of the language. @returns otherwise NaN. */
function figureIn(text: string, locale: string) {
  const digits = text.replace('−', '-').replace(/[\s%'’]/g, '')
  const { value: decimal } = new Intl.NumberFormat(locale).formatToParts(0.5)[1] ?? {}
  const hasDecimalComma = /,\d*$/.test(digits) && (decimal === ',' || /\.|,(?!\d{3}$)/.test(digits))
  const plain = hasDecimalComma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  return plain ? Number(plain) : Number.NaN
}

/** Writes a plain number as the language does. The owner has formatted any other text. */
function formatted(text: string, locale: string) {
  if (!text || Number.isNaN(Number(text))) return text
  // By default, 0.0004 would be rounded to 0.
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(Number(text))
}
