/** Runs in the page, so all that it uses is within it. @param badge the only text that may lie on a picture. */
export function layoutFaults(badge: string) {
  const range = document.createRange()
  const texts: { name: string; boxes: DOMRect[] }[] = []
  const pictures: typeof texts = []
  const faults: string[] = []
  checkTexts()
  checkPictures()
  checkOverlaps()
  return faults

  function checkTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (!text.trim() || text === badge) continue
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (parent.closest('.sr-only, [popover]:not(#menu), svg, option')) continue
      const boxes = boxesOf(node)
      if (isCut(boxes, parent)) faults.push(`cut off: ${text}`)
      if (parent.closest('h1, h2, h3'))
        for (const { index, 0: word } of text.matchAll(/\S+/g)) {
          const parts = boxesOf(node, index, index + word.length)
          if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) faults.push(`breaks: ${word}`)
        }
      if (parent.closest('main')) texts.push({ name: text, boxes })
    }
  }

  function boxesOf(node: Node, start = 0, end = node.textContent?.length ?? 0) {
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()]
  }

  function isCut(boxes: DOMRect[], parent: Element) {
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around)
      if (overflowX === 'auto') return false // a reader can scroll there
      if (overflowX === 'visible') continue
      const frame = around.getBoundingClientRect()
      const isOutside = ({ left, right, top }: DOMRect) =>
        top < frame.bottom && (left < frame.left - 1 || right > frame.right + 1)
      if (boxes.some(isOutside)) return true
    }
    return false
  }

  function checkPictures() {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      const box = image.getBoundingClientRect()
      const frame = image.parentElement?.getBoundingClientRect() ?? box
      const shown = new DOMRect(box.x, box.y, box.width, Math.min(box.bottom, frame.bottom) - box.y)
      pictures.push({ name: image.src, boxes: [shown] })
      const isScreenshot = Math.abs(image.naturalWidth / image.naturalHeight - 1.6) < 0.01
      const isWhole = box.left >= frame.left - 1 && box.right <= frame.right + 1
      const isSquashed = Math.abs(box.width / box.height - 1.6) > 0.01
      if (isScreenshot && (isSquashed || !isWhole)) faults.push(`cut off: ${image.src}`)
    }
  }

  function checkOverlaps() {
    for (const [index, { name, boxes }] of texts.entries())
      for (const below of [...texts.slice(index + 1), ...pictures])
        if (boxes.some((box) => below.boxes.some((boxBelow) => overlap(box, boxBelow))))
          faults.push(`${name} lies on ${below.name}`)
  }

  function overlap(a: DOMRect, b: DOMRect) {
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    return width > 1 && height > 0.4 * Math.min(a.height, b.height)
  }
}
