import { expect, test } from 'vitest'
import { conflictMistakes } from '@/app/_findings/conflict-mistakes'

test('finds what Git could not merge, unless it is shown as code', () => {
  const conflict = '<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> other\n'
  const text = `1. \`\`\`sh\n${conflict}   \`\`\`\n\n~~~\n${conflict}~~~\n\n    <<<<<<< HEAD\n${conflict}`
  expect(conflictMistakes(text)).toEqual([{ line: 18, text: expect.stringContaining('keep one side') }])
  expect(conflictMistakes(`\`\`\`\n${conflict}`)).toEqual([])
})
