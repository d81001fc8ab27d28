/** Lets a test read again the files that it has changed, because `keepByContent` keeps a value until the next timer. */
export function nextRequest() {
  return new Promise((resolve) => setTimeout(resolve))
}
