import './change.css'
import { useContent } from '@/components/content/use-content'

/** Both numbers have the same unit. They are texts, because Markdown has no numbers. */
type ChangeProps = { of: string; before: string; after: string; unit?: string }

export function Change({ of, before, after, unit = '' }: ChangeProps) {
  const { locale, words } = useContent()
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }) // by default, it rounds 0.0004 to 0
  const figures = [
    { label: words.article.before, figure: Number(before) },
    { label: words.article.after, figure: Number(after) },
  ]
  const longest = Math.max(...figures.map(({ figure }) => figure))
  return (
    <figure className="change">
      <figcaption className="note">{of}</figcaption>
      <dl>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd dir="auto">
              <span aria-hidden className="dimension" style={{ width: `${(figure / longest) * 100}%` }} />
              {format.format(figure) + (unit && `\u00a0${unit}`)}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
