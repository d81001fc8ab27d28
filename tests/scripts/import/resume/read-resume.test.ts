import { expect, test } from 'vitest'
import { read, zip } from '@/tests/support/import-file'

test.each([
  ['resume.json', '\ufeff{ "basics": { "name": "Ada" } }', []],
  [
    'resume.yml',
    'content: { basics: { name: Ada, toString: 1, fax: +493012 } }\nlocale: { language: en }',
    ['locale: {"language":"en"}', 'basics.toString: "1"', 'basics.fax: "+493012"'],
  ],
  ['resume.cjs', 'module.exports = { basics: { name: "Ada" } }', []],
  ['resume.md', '---\nbasics: { name: Ada }\n---\n# Ada\n', []],
  [
    'resume.ts',
    'const ada = { name: `Ada`, image: photo(), ...more }\nexport const resume: R = { basics: ada, public: false } as const\nprocess.exit(1)',
    ['resume.basics.image: "photo()" it is code, which', 'resume.basics: "...more" it is code'],
  ],
])('reads %s, and names what it cannot keep', async (name, file, texts) => {
  const { reports, ...resume } = await read(file, name)
  expect(resume).toEqual({ basics: { name: 'Ada' }, profiles: [], sections: {} })
  expect(reports).toEqual(texts.map((text) => expect.stringContaining(text)))
})

test('reads the longest texts in no time', async () => {
  const basics = { name: 'Ada', email: 'a'.repeat(400_000), summary: `I${' '.repeat(400_000)}` }
  expect(await read(JSON.stringify({ basics }))).toMatchObject({ basics, reports: [] })
})

const NUMBERS = Array.from({ length: 20_000 }, (_, number) => number)

test.each<[reason: string | RegExp, file: string | Uint8Array]>([
  [/^resume\.json is refused: Unexpected end of JSON input\n\nWanted a JSON/, '{"basics": '],
  ['its fields are none\n', '"Ada"'],
  ['its fields are aU+000A::error::b, U+001B[2J\n', '{"a\\n::error::b":1,"\\u001b[2J":1}'],
  ['it is larger than 1 MB', ' '.repeat(1_000_001)],
  ['is refused: ', '['.repeat(900_000)], // too deep for a parser
  ['must start at the same column at line 3, column 1\n', 'basics:\n  name: A\n work: []'],
  ['it has more than 20000 texts', `{ ${NUMBERS.map((number) => `"k${number}": 1`)} }`],
  ['it has 101 profiles; wanted at most 100', `basics: { profiles: [${NUMBERS.slice(-101)}] }`],
  ['invalid zip data', 'PK\u0003\u0004 and no more'],
  ["none of LinkedIn's tables in it (Profile.csv", zip({ 'a.txt': 'a', 'Skills.csv': 'Nom\nC' })],
  ['its tables are larger than 10 MB', zip({ 'Skills.csv': 'x'.repeat(11_000_000) })],
])('refuses a file: %s', async (reason, file) => {
  await expect(read(file)).rejects.toThrow(reason)
})
