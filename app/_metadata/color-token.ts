import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex, interpolate } from 'culori'

const MIX = /^color-mix\(in oklab, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)$/

/** Reads a token as `#rrggbb`, in a build alone, because a server may lack `globals.css`. @throws if it is no colour. */
export function colorToken(theme: 'dark' | 'light', name: string, hue?: number) {
  const color = findColorToken(theme, name, hue)
  if (!color) throw new Error(`No colour --${name} found for the ${theme} theme in app/globals.css.`)
  return color
}

export function findColorToken(theme: 'dark' | 'light', name: string, hue?: number): string | undefined {
  const styles = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8')
  const base = hue ?? Number(process.env.SITE_HUE || /--hue: (\d+)/.exec(styles)?.[1])
  const blockOf = (selector: string) => styles.split(`\n${selector} {`)[1]?.split('}')[0] ?? ''
  // `:root` has the tokens of the dark theme, and those that are the same in both themes.
  const tokens = (theme === 'light' ? blockOf('.light') : '') + blockOf(':root')
  const value = tokens.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? ''
  const [, first, percent, second] = MIX.exec(value) ?? []
  if (first && second) {
    const ends = [colorToken(theme, second, hue), colorToken(theme, first, hue)]
    return formatHex(interpolate(ends, 'oklab')(Number(percent) / 100))
  }
  const resolved = value
    .replace(/calc\(var\(--hue\) ([+-]) (\d+)\)/, (_, sign, degrees) => String(base + Number(sign + degrees)))
    .replace('var(--hue)', String(base))
  return /[a-z#]/.test(resolved) ? formatHex(resolved) : undefined // culori takes a hue of 250 for #225500
}
