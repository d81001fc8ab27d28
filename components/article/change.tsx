import './change.css'
import { useContent } from '@/components/content/use-content'

/** Both figures have the same unit. They are texts, because Markdown has no numbers. */
type ChangeProps = { of?: string; before?: string; after?: string; unit?: string }

export function Change({ of, before = '', after = '', unit = '' }: ChangeProps) {
  const { locale, words } = useContent()
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }) // by default, it rounds 0.0004 to 0
  const rows = [
    { label: words.article.before, text: before, figure: Number(before || Number.NaN) },
    { label: words.article.after, text: after, figure: Number(after || Number.NaN) },
  ]
  const figures = rows.map(({ figure }) => figure)
  const longest = Math.max(...figures)
  // A bar can show neither a text, such as `2,400` or `a day`, nor a negative figure.
  const hasBars = longest > 0 && Number.isFinite(longest) && Math.min(...figures) >= 0
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
              {(Number.isFinite(figure) ? format.format(figure) : text) + (unit && `\u00a0${unit}`)}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
