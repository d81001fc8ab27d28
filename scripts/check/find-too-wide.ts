/** Runs in the page. Finds the innermost element with a text beyond the screen, if the page scrolls sideways. */
export function findTooWide() {
  if (document.documentElement.scrollWidth <= window.innerWidth) return null
  const elements = [...document.querySelectorAll('body *')]
  // These elements scroll or cut off their content, so nothing within them widens the page.
  const boxes = elements.filter((element) => getComputedStyle(element).overflowX !== 'visible')
  const wide = elements.findLast((element) => {
    if (boxes.some((box) => box !== element && box.contains(element))) return false
    // A word that does not break is wider than its element.
    const words = document.createRange()
    if (!boxes.includes(element)) words.selectNodeContents(element)
    const isTooWide = [element, words].some((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < -1 || right > window.innerWidth + 1
    })
    return isTooWide && element.textContent
  })
  const { localName, textContent } = wide ?? document.body
  return { name: localName, text: textContent ?? '' }
}
