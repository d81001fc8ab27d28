/** The axis of the parts, and where their names begin, in a drawing of 640 by 400. */
const AXIS = 192
export const NAMES = 366
/** Lower than the middle of the drawing, because a tag can cover its upper corner. */
export const NAMES_MIDDLE = 228

type Dice = (sides: number) => number

/** Where a part lies: the middle of its upper face, the unit of its plan, and how thick it is. */
type Place = { y: number; unit: number; thickness: number }

/** An exploded view: each technology as a part, under a plate of the project's own. @returns the content of an SVG, and the distance of the parts' names. */
export function drawAssembly(title: string, technologies: string[]) {
  const count = technologies.length
  const unit = Math.max(13, 22 - 2 * count)
  const step = Math.min(104, (324 - 8 * unit) / Math.max(count, 1))
  const thickness = Math.round(Math.min(unit, 0.45 * step))
  const spacing = Math.min(52, 280 / Math.max(count, 1))
  const top = 200 - (count * step + thickness) / 2
  const plate = drawPlate(diceOf([title, ...technologies].join()), { y: Math.round(top), unit, thickness: 5 })
  let [parts, leaders, dots] = ['', '', '']
  technologies.forEach((technology, index) => {
    const y = Math.round(top + (index + 1) * step)
    const { drawing, corner } = drawPart(diceOf(technology.toLowerCase()), { y, unit, thickness })
    const nameY = Math.round(NAMES_MIDDLE + (index + 0.5 - count / 2) * spacing)
    // Each part stands in front of the one below it.
    parts = `${drawing}<path stroke="var(--thin)" d="M${AXIS} ${y}v${Math.round(-step)}"/>${parts}`
    leaders = `M${corner}L${NAMES - 24} ${nameY}h14${leaders}`
    dots = `M${corner}h0${dots}`
  })
  return {
    drawing: `<g stroke="var(--primary)" stroke-width="1.25">${parts}${plate}</g><path stroke="var(--thin)" d="${leaders}"/><path stroke="var(--primary)" stroke-width="6" d="${dots}"/>`,
    spacing,
  }
}

/** @returns the same throws for the same text. */
function diceOf(text: string): Dice {
  let state = 0
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x5bd1e995)
  return (sides) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) % sides
  }
}

function drawPart(dice: Dice, where: Place) {
  const place = { ...where, thickness: Math.round(where.thickness * (0.5 + dice(3) / 4)) }
  const isDisc = dice(4) === 0
  const [x, y] = [2.5 + dice(4) / 2, 2.5 + dice(4) / 2]
  return isDisc ? drawDisc(x, place) : drawSlab(x, y, place)
}

/** Five by five places for holes, the same on both sides of the axis. */
function drawPlate(dice: Dice, place: Place) {
  const holes = [-2, -1, 0, 1, 2].flatMap((x) =>
    [-2, -1, 0, 1, 2].map((y) => (y >= x && dice(2) ? `M${x} ${y}h0M${y} ${x}h0` : '')),
  )
  const [across, down] = [1.083 * place.unit, 0.625 * place.unit].map(Math.round)
  return `<g stroke-width="2.25">${drawSlab(4, 4, place).drawing}</g><path stroke-width=".5" transform="matrix(${across} ${down} -${across} ${down} ${AXIS} ${place.y})" d="${holes.join('')}"/>`
}

function drawDisc(radius: number, { y, unit, thickness }: Place) {
  const across = Math.round(radius * unit * Math.sqrt(1.5))
  const down = Math.round(radius * unit * Math.SQRT1_2)
  const half = `a${across} ${down} 0 0 0`
  const edge = `M${AXIS - across} ${y}v${thickness}${half} ${2 * across} 0v${-thickness}z`
  const top = `M${AXIS - across} ${y}${half} ${2 * across} 0${half} ${-2 * across} 0`
  return { drawing: draw('paper-soft', edge) + draw('paper', top), corner: `${AXIS + across} ${y}` }
}

/** A rectangular slab, seen from a corner. */
function drawSlab(x: number, y: number, place: Place) {
  const [left, front, right, back] = [at(-x, y, place), at(x, y, place), at(x, -y, place), at(-x, -y, place)]
  const edge = `v${place.thickness}L${at(x, y, place, place.thickness)}v${-place.thickness}z`
  const sides = draw('paper-soft', `M${left}${edge}`) + draw('paper-tone', `M${right}${edge}`)
  return { drawing: sides + draw('paper', `M${right}L${front}L${left}L${back}z`), corner: right }
}

/** @returns a point of the plan on the drawing: isometric, around the axis. */
function at(x: number, y: number, place: Place, down = 0) {
  return `${Math.round(AXIS + (x - y) * 0.866 * place.unit)} ${Math.round(place.y + ((x + y) / 2) * place.unit) + down}`
}

function draw(tone: 'paper' | 'paper-soft' | 'paper-tone', path: string) {
  return `<path fill="var(--${tone})" d="${path}"/>`
}
