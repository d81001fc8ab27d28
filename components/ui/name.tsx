import { widestWord } from '@/components/text/widest-word'

const SIZES = { display: 'var(--text-display)', title: 'var(--text-title)' }

/** As large as its longest word allows in the width of its container, so that no word breaks. Only one of thirty letters breaks. */
export function Name({ size, children }: { size: keyof typeof SIZES; children: string }) {
  return (
    <div className="mt-3 [container-type:inline-size]">
      <h1
        style={{ fontSize: `max(1.25rem, min(${SIZES[size]}, 100cqi / ${widestWord(children)}))` }}
        className="-ms-[0.04em] text-balance font-semibold leading-none tracking-[-0.03em]"
      >
        <bdi>{children}</bdi>
      </h1>
    </div>
  )
}
