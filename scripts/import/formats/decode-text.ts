import { isUtf8 } from 'node:buffer'
import { decode } from 'iconv-lite'
import { detect } from 'jschardet'
import { report } from '@/scripts/import/support/reports'

export function decodeText(file: Uint8Array, name: string) {
  // In UTF-16, half of the bytes of a Latin text are 0.
  if (isUtf8(file) && !file.includes(0)) return new TextDecoder().decode(file)
  const bytes = Buffer.from(file)
  const { encoding } = detect(bytes)
  if (!encoding) throw new Error(`${name} is no text`)
  if (!/^utf/i.test(encoding))
    report(name, encoding, 'read like this, because it is not UTF-8: check its letters')
  return decode(bytes, encoding)
}
