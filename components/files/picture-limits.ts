import type { Metadata } from 'sharp'

/** Above these limits, resizing would make a build take minutes. */
export const MAX_BYTES = 20_000_000
export const MAX_PIXELS = 50_000_000
/** A longer animation needs a way to pause it (WCAG 2.2.2), so the build repeats none beyond this limit. */
export const MAX_MOTION_MS = 5_000

/** Returns the length of an animation, or 0 for a still picture. Browsers show a frame of 10 ms or less for 0.1 s. */
export function motionMs({ pages = 1, delay = [] }: Pick<Metadata, 'pages' | 'delay'>) {
  if (pages === 1) return 0
  return delay.reduce((sum, ms) => sum + (ms > 10 ? ms : 100), 0)
}
