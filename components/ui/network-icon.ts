import { fab } from '@fortawesome/free-brands-svg-icons'

/** How people call a network whose icon has another name, or one in bare letters, which fits our frame better. */
const ICON_NAMES: Record<string, string> = {
  facebook: 'facebookf',
  linkedin: 'linkedinin',
  signal: 'signalmessenger',
  x: 'xtwitter',
}

/** Finds the icon of a network by its name as people write it. A label that is no network has none. */
export function networkIcon(label: string) {
  const name = label.toLowerCase().replace(/[^a-z\d]/g, '')
  const wanted = ICON_NAMES[name] ?? name
  const found = Object.values(fab).find(({ iconName }) => iconName.replaceAll('-', '') === wanted)
  if (!found) return undefined
  const [width, height, , , path] = found.icon
  return { viewBox: `0 0 ${width} ${height}`, path: String(path) }
}
