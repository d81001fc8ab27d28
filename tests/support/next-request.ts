/** Lets a test read again what it has changed, because `keepByContent` keeps what it has read until the next timer. */
export function nextRequest() {
  return new Promise((resolve) => setTimeout(resolve))
}
