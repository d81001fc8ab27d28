import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { colorToken, findColorToken } from '@/app/_metadata/color-token'

/** Matches `var(--name, fallback)`, if there is no other variable in the fallback. */
const VARIABLE = /var\(\s*--([\w-]+)\s*(?:,((?:(?!var\()[^()]|\([^()]*\))*))?\)/g

/** Returns the owner's icon, or ours, in the colours of the dark theme. A browser shows it outside the page. */
export function iconDrawing() {
  const ownersFile = join(process.cwd(), 'public/drawings/icon.svg')
  const ourFile = join(process.cwd(), 'app/_metadata/icon.svg')
  return withoutVariables(readFileSync(existsSync(ownersFile) ? ownersFile : ourFile, 'utf8'))
}

/** Returns the icon as PNG, for programs that do not read SVG. */
export function iconPicture() {
  return sharp(Buffer.from(iconDrawing()))
    .resize(180, 180, { fit: 'contain' }) // as Apple asks for
    .flatten({ background: colorToken('dark', 'background') }) // Apple shows transparent areas in black
    .png()
    .toBuffer()
}

/** Replaces CSS variables by their tokens or fallbacks, because sharp does not support variables. */
export function withoutVariables(drawing: string): string {
  const resolved = drawing.replace(VARIABLE, (use, name: string, fallback?: string) => {
    return findColorToken('dark', name) ?? fallback?.trim() ?? use
  })
  return resolved === drawing ? drawing : withoutVariables(resolved)
}
