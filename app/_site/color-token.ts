import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex } from 'culori'

/**
 * A colour of `globals.css` as `#rrggbb`, without its opacity, for what cannot read `oklch()`. Only for the build, because
 * a running site may not have the file.
 *
 * @throws when the theme has no such token, or its value is not a plain colour.
 */
export function colorToken(theme: 'dark' | 'light', name: string) {
  const styles = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8')
  const block = styles.split(theme === 'dark' ? '\n:root {' : '\n.light {')[1]?.split('}')[0]
  const value = block?.match(new RegExp(`--${name}: ([^;]+);`))?.[1]
  const color = value && formatHex(value)
  if (!color) throw new Error(`No colour --${name} found for the ${theme} theme in app/globals.css.`)
  return color
}
