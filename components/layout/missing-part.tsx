import missingPart from '@/components/layout/missing-part.svg'

/** A bracket without its pin. The drawing is a file, because Next sends the content of the 404 with every page. */
export function MissingPart() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 300"
      className="w-full max-w-xl fill-none stroke-2 stroke-primary"
    >
      <use href={`${missingPart.src}#drawing`} />
    </svg>
  )
}
