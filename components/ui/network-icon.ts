import { fab } from '@fortawesome/free-brands-svg-icons'

/** How people call a network whose icon has another name, or one in bare letters, which fits our frame better. */
const ICON_NAMES: Record<string, string> = {
  facebook: 'facebookf',
  linkedin: 'linkedinin',
  signal: 'signalmessenger',
  x: 'xtwitter',
}

const ICONS = new Map(Object.values(fab).map(({ iconName, icon }) => [iconName.replaceAll('-', ''), icon]))

export function networkIcon(label: string) {
  const name = label.toLowerCase().replace(/[^a-z\d]/g, '')
  const icon = ICONS.get(ICON_NAMES[name] ?? name)
  if (!icon) return undefined
  const [width, height, , , path] = icon
  return { viewBox: `0 0 ${width} ${height}`, path: String(path) }
}
