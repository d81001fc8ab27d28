import { AsyncLocalStorage } from 'node:async_hooks'

/** Next forbids to read files in a page that may be prerendered, and in development reports each as an error. */
export const outsideRender = AsyncLocalStorage.snapshot()
