import type { Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import { visit } from 'unist-util-visit'
import { shortAddress } from '@/scripts/cv/cv-sheet'

const text = (value: string): Text => ({ type: 'text', value })

/** Turns the sheet into plain text, for forms. An empty line stands above each entry, and a link shows its address. */
export function textCv(html: string) {
  const sheet = fromHtml(html)
  visit(sheet, 'element', (element) => {
    const { href } = element.properties
    if (/^h[234]$/.test(element.tagName)) element.children.unshift(text('\f'))
    if (element.tagName === 'li') element.children.unshift(text('- '))
    if (element.tagName === 'a' && String(href).startsWith('http')) {
      // A contact is an address itself, so its text goes.
      if (shortAddress(String(href)) === toText(element)) element.children = []
      element.children.push(text(element.children.length > 0 ? ` (${href})` : String(href)))
    }
  })
  return `${toText(sheet).replace(/\n+/g, '\n').replace(/\f/g, '\n')}\n`
}
