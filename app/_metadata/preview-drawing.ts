import { colorToken } from '@/app/_metadata/color-token'
import { PREVIEW_SIZE } from '@/app/_metadata/preview-texts'

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE

const TOKENS = ['background', 'foreground', 'muted', 'line', 'primary', 'glow'] as const
const colors = TOKENS.map((name) => [name, colorToken('dark', name)])
export const COLOR: Record<(typeof TOKENS)[number], string> = Object.fromEntries(colors)

/** Draws the sheet without its words: grid, frame with registration marks, axes and the dimension line of the title. */
export function drawing(titleWidth: number, dimensionY: number) {
  const [left, right] = [(WIDTH - titleWidth) / 2, (WIDTH + titleWidth) / 2]
  const marks = [28, WIDTH - 28].flatMap((x) =>
    [28, HEIGHT - 28].map((y) => `M${x} ${y}h${x === 28 ? 44 : -44}M${x} ${y}v${y === 28 ? 44 : -44}`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">
    <defs>
      <radialGradient id="glow"><stop stop-color="${COLOR.glow}" stop-opacity=".55"/><stop offset="1" stop-color="${COLOR.glow}" stop-opacity="0"/></radialGradient>
      <pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse" x="20" y="15"><path d="M0 .5h40M.5 0v40" stroke="${COLOR.line}" stroke-opacity=".07"/></pattern>
    </defs>
    <path fill="${COLOR.background}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    <ellipse cx="600" cy="315" rx="620" ry="420" fill="url(#glow)"/>
    <path fill="url(#grid)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    <g stroke="${COLOR.line}" stroke-opacity=".3" stroke-width="1.5">
      <circle cx="600" cy="300" r="224" stroke-opacity=".22"/>
      <path d="M600 0v62M600 538v20M0 300h150M1050 300h150" stroke-dasharray="34 6 4 6"/>
      <path d="M28 28h${WIDTH - 56}v${HEIGHT - 56}H28z"/>
    </g>
    <path d="${marks.join('')}" stroke="${COLOR.primary}" stroke-width="4"/>
    <path d="M${left} ${dimensionY}h${titleWidth}M${left} ${dimensionY - 10}v20M${right} ${dimensionY - 10}v20" stroke="${COLOR.primary}" stroke-width="3"/>
  </svg>`
}
