/** Runs in the page. @returns the focused element, and if its whole outline is in the window and not under the bar. */
export async function readFocus() {
  // The browser scrolls to the focused element in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const element = document.activeElement
  const bar = document.querySelector('header')
  if (!element || !bar || element === document.body) return
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  const outline = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const ceiling = bar.contains(element) ? 0 : bar.getBoundingClientRect().bottom
  // In a text area, the browser scrolls only to the line with the cursor.
  const isTooTall = element.matches('textarea') || bottom - top + 2 * outline > innerHeight - ceiling
  // Backwards, the browser scrolls to the end of a story's code or table.
  const mayBeginAbove = isTooTall && element.matches('[tabindex="0"]')
  // Layout uses fractions of a pixel, scrolling does not.
  const floor = innerHeight + 1
  const isWhole =
    outlineStyle === 'solid' &&
    Number.parseFloat(outlineWidth) >= 2 &&
    left - outline >= 0 &&
    right + outline <= innerWidth &&
    (top - outline >= ceiling || mayBeginAbove) &&
    (bottom + outline <= floor || isTooTall)
  return { element: element.outerHTML, isWhole }
}
