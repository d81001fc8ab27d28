import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex } from 'culori'

/**
 * A colour of `globals.css` as `#rrggbb` without opacity, for formats that do not know `oklch()`. Only for the build,
 * because a running site may not have the file.
 *
 * @param hue in degrees, instead of the one in the file.
 * @throws when the theme has no such token, or its value is not a plain colour.
 */
export function colorToken(theme: 'dark' | 'light', name: string, hue?: number) {
  const styles = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8')
  const base = hue ?? Number(/--hue: (\d+)/.exec(styles)?.[1])
  const block = styles.split(theme === 'dark' ? '\n:root {' : '\n.light {')[1]?.split('}')[0]
  const value = block
    ?.match(new RegExp(`--${name}: ([^;]+);`))?.[1]
    ?.replace(/calc\(var\(--hue\) ([+-]) (\d+)\)/, (_, sign, degrees) =>
      String(base + Number(sign + degrees)),
    )
    .replace('var(--hue)', String(base))
  const color = value && formatHex(value)
  if (!color) throw new Error(`No colour --${name} found for the ${theme} theme in app/globals.css.`)
  return color
}
