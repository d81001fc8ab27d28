import { createHash } from 'node:crypto'
import { splitAtCommas } from '@/components/text/split-at-commas'
import type { Project } from '@/content/schema/projects'

/** More names would be too small to read. The text below the picture has all of them. */
const PARTS_SHOWN = 12

/** The axis of the parts, and where their names begin, in a drawing of 640 by 400. */
const AXIS = 192
const NAMES = 366
/** Lower than the middle, because the badge of a live project can cover the upper corner. */
const NAMES_MIDDLE = 228

/** An exploded view of a project that has no picture. */
export function AssemblyDrawing({ project }: { project: Project }) {
  const technologies = [...new Set(splitAtCommas(project.techUsed))].slice(0, PARTS_SHOWN)
  const { drawing, spacing } = drawAssembly(project.title, technologies)
  return (
    <div aria-hidden dir="ltr" className="absolute inset-0 grid place-content-center [container-type:size]">
      <div className="relative aspect-[16/10] w-[min(100cqw,160cqh)] @container">
        <svg
          viewBox={technologies.length > 0 ? '0 0 640 400' : '-128 0 640 400'}
          className="fill-none"
          strokeLinecap="round"
          strokeLinejoin="round"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and our own markup, no text of the project
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
        <ul
          className="absolute end-3 grid font-mono [translate:0_-50%] text-primary"
          style={{
            left: `${NAMES / 6.4}%`,
            top: `${NAMES_MIDDLE / 4}%`,
            gridAutoRows: `${spacing / 6.4}cqw`,
            fontSize: `min(0.8125rem, ${Math.min(4, spacing / 7.5)}cqw)`,
          }}
        >
          {technologies.map((technology) => (
            <li key={technology} dir="auto" className="self-center truncate text-left leading-tight">
              {technology}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Draws each technology as a part below a plate of the project. Returns the markup, and the distance of the names. */
export function drawAssembly(title: string, technologies: string[]) {
  const count = technologies.length
  const unit = Math.max(13, 22 - 2 * count)
  const step = Math.min(104, (324 - 8 * unit) / Math.max(count, 1))
  const thickness = Math.min(unit, 0.45 * step)
  const spacing = Math.min(52, 280 / Math.max(count, 1))
  const top = Math.round(200 - (count * step + thickness) / 2)
  let [parts, leaders, dots] = ['', '', '']
  technologies.forEach((technology, index) => {
    const [size = 0, height = 0] = numbersOf(technology.toLowerCase())
    const y = Math.round(top + (index + 1) * step)
    const half = (2.5 + (size % 4) / 2) * unit
    const nameY = Math.round(NAMES_MIDDLE + (index + 0.5 - count / 2) * spacing)
    const corner = `M${Math.round(AXIS + half * Math.sqrt(3))} ${y}`
    // Each part stands in front of the one below it.
    parts = `${drawSlab(y, half, thickness * (0.5 + (height % 3) / 4))}<path stroke="var(--thin)" d="M${AXIS} ${y}v${Math.round(-step)}"/>${parts}`
    leaders += `${corner}L${NAMES - 24} ${nameY}h14`
    dots += `${corner}h0`
  })
  const numbers = numbersOf([title, ...technologies].join())
  const plate = `<g stroke-width="2.25">${drawSlab(top, 4 * unit, 5)}</g>${drawHoles(top, unit, numbers)}`
  return {
    drawing: `<g stroke="var(--primary)" stroke-width="1.25">${parts}${plate}</g><path stroke="var(--thin)" d="${leaders}"/><path stroke="var(--primary)" stroke-width="6" d="${dots}"/>`,
    spacing,
  }
}

function numbersOf(text: string) {
  return createHash('sha256').update(text).digest()
}

/** A square slab, seen from a corner. Its upper face has its middle at `y`, and its side is twice `half`. */
function drawSlab(y: number, half: number, thickness: number) {
  const across = Math.round(half * Math.sqrt(3))
  const down = Math.round(half)
  const deep = Math.round(thickness)
  const [left, front, right] = [`${AXIS - across} ${y}`, `${AXIS} ${y + down}`, `${AXIS + across} ${y}`]
  const edge = `v${deep}L${AXIS} ${y + down + deep}v${-deep}z`
  return `<path fill="var(--paper-soft)" d="M${left}${edge}"/><path fill="var(--paper-tone)" d="M${right}${edge}"/><path fill="var(--paper)" d="M${right}L${front}L${left}L${AXIS} ${y - down}z"/>`
}

/** Five by five places for holes, the same on both sides of the axis. */
function drawHoles(y: number, unit: number, numbers: Buffer) {
  const holes = Array.from(numbers.subarray(0, 25), (number, index) => {
    const [across, down] = [(index % 5) - 2, Math.floor(index / 5) - 2]
    return down >= across && number % 2 ? `M${across} ${down}h0M${down} ${across}h0` : ''
  })
  const [right, below] = [1.083 * unit, 0.625 * unit].map(Math.round)
  return `<path stroke-width=".5" transform="matrix(${right} ${below} -${right} ${below} ${AXIS} ${y})" d="${holes.join('')}"/>`
}
