import type { Nodes } from 'hast'

export function contains(node: Nodes, tagName: string): boolean {
  const isElement = node.type === 'element' && node.tagName === tagName
  return isElement || ('children' in node && node.children.some((child) => contains(child, tagName)))
}
