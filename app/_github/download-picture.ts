import { explainNetworkError } from '@/app/_untrusted/network-error'
import { openPicture } from '@/app/_untrusted/open-picture'
import { InvalidAnswer, readBody } from '@/app/_untrusted/read-answer'

const MAX_BYTES = 1_000_000
/** GitHub serves 460 × 460. An interlaced PNG of 4 million pixels takes 155 MB of memory, and one of these 27 MB. */
const MAX_PIXELS = 1_100_000

/** @throws Error that says why it is no picture. */
export async function downloadPicture(address: string, timeoutMs: number) {
  const signal = AbortSignal.timeout(timeoutMs)
  const file = await fetch(address, { cache: 'no-store', redirect: 'error', signal })
    .then((response) => readBody(response, MAX_BYTES))
    .catch((error: unknown) => {
      throw error instanceof InvalidAnswer ? error : new Error(explainNetworkError(error, timeoutMs))
    })
  return openPicture(file, MAX_PIXELS)
}
