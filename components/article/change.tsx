import './change.css'
import { useContent } from '@/components/content/use-content'

/** Both numbers have the same unit. In Markdown they are texts. */
type ChangeProps = { of: string; before: string; after: string; unit?: string }

export function Change({ of, before, after, unit = '' }: ChangeProps) {
  const { locale, words } = useContent()
  const longest = Math.max(Number(before), Number(after))
  return (
    <figure className="change">
      <figcaption className="note">{of}</figcaption>
      <dl>
        {[
          [words.article.before, before],
          [words.article.after, after],
        ].map(([label, figure]) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd dir="auto">
              <span
                aria-hidden
                className="dimension"
                style={{ width: `${(Number(figure) / longest) * 100}%` }}
              />
              {new Intl.NumberFormat(locale).format(Number(figure)) + (unit && `\u00a0${unit}`)}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
