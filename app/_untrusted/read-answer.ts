import type { z } from 'zod'

/** An answer that does not come from the service that was asked, or that this site does not understand. */
export class InvalidAnswer extends Error {}

/** @throws InvalidAnswer, if the body is too long or does not fit the schema. */
export async function readAnswer<Answer>(response: Response, mostBytes: number, schema: z.ZodType<Answer>) {
  const body = await readBytes(response, mostBytes)
  const json: unknown = await new Response(body).json().catch(() => {
    throw new InvalidAnswer('not JSON')
  })
  const result = schema.safeParse(json)
  if (result.success) return result.data
  const places = result.error.issues.map(({ path }) => path.join('.') || 'answer')
  throw new InvalidAnswer(`unexpected ${places.join(', ')}`)
}

/** @throws InvalidAnswer, if the answer is an error, or its body is longer than `mostBytes`. */
export async function readBytes(response: Response, mostBytes: number) {
  if (!response.ok) {
    await response.body?.cancel()
    throw new InvalidAnswer(`HTTP ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the rest of the body.
    if (bytes > mostBytes) throw new InvalidAnswer(`more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
