import drawing from './missing-part.svg'

/** A bracket whose pin is missing. A file of its own, for the framework sends what the 404 says along with every page. */
export function MissingPart() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 300"
      className="w-full max-w-xl fill-none stroke-2 stroke-primary"
    >
      <use href={`${drawing.src}#drawing`} />
    </svg>
  )
}
