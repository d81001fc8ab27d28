import { expect, test } from 'vitest'
import { read, zip } from '../import-file'

test.each([
  ['resume.json', '\ufeff{ "basics": { "name": "Ada" } }', []],
  [
    'resume.yml',
    'content: { basics: { name: Ada, toString: 1, fax: +493012 } }\nlocale: { language: en }',
    ['content.basics.toString: "1"', 'locale: {"language":"en"}', 'basics.fax: "+493012"'],
  ],
  ['resume.md', '---\nbasics: { name: Ada }\n---\n# Ada\n', []],
  [
    'resume.ts',
    'const ada = { name: `Ada`, image: photo(), ...more }\nexport const resume: R = { basics: ada, public: false } as const\nprocess.exit(1)',
    [
      'resume.basics.image: "photo()" it is code, which does not run here',
      'resume.basics: "...more" it is code',
    ],
  ],
])('reads %s, and names what it cannot keep', async (name, file, texts) => {
  const { resume, reports } = await read(file, name)
  expect(resume).toEqual({ basics: { name: 'Ada' } })
  expect(reports).toEqual(texts.map((text) => expect.stringContaining(text)))
})

const NUMBERS = Array.from({ length: 20_000 }, (_, number) => number)

test.each<[what: string, file: string | Uint8Array, reason: string | RegExp]>([
  ['broken JSON', '{"basics": ', /^resume\.json is refused: Unexpected end of JSON input\n\nWanted a JSON/],
  ['a text alone', '"Ada"', 'its fields are none\n'],
  ['more than 1 MB', ' '.repeat(1_000_001), 'it is larger than 1 MB'],
  ['lists without end', '['.repeat(900_000), 'is refused: '],
  ['broken YAML', 'basics:\n  name: A\n work: []', 'must start at the same column at line 3, column 1\n'],
  ['other fields', '{"a\\n::error::b":1,"\\u001b[2J":1}', 'its fields are aU+000A::error::b, U+001B[2J\n'],
  ['20,000 fields', `{ ${NUMBERS.map((number) => `"k${number}": 1`)} }`, 'it has more than 20000 texts'],
  [
    '101 profiles',
    `basics: { profiles: [${NUMBERS.slice(-101)}] }`,
    'it has 101 profiles; wanted at most 100',
  ],
  ['a broken zip', 'PK\u0003\u0004 and no more', 'invalid zip data'],
  ['a long table', zip({ 'Skills.csv': `Name\n${'a\n'.repeat(300_000)}` }), 'it has more than 20000 texts'],
  [
    'another zip',
    zip({ 'a.txt': 'a', 'Skills.csv': 'Nom\nC' }),
    "none of LinkedIn's tables in it (Profile.csv",
  ],
  ['11 MB in a zip', zip({ 'Skills.csv': 'x'.repeat(11_000_000) }), 'its tables are larger than 10 MB'],
])('refuses %s and says why', async (_, file, reason) => {
  await expect(read(file)).rejects.toThrow(reason)
})
