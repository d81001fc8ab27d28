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

test.each<[what: string, file: string | Uint8Array, reason: string | RegExp]>([
  ['broken JSON', '{"basics": ', /^resume\.json is refused: Unexpected end of JSON input\n\nWanted a JSON/],
  ['a text alone', '"Ada"', 'its fields are none\n'],
  ['more than 1 MB', ' '.repeat(1_000_001), 'it is larger than 1 MB'],
  ['lists without end', '['.repeat(900_000), 'is refused: '],
  [
    'broken YAML',
    'basics:\n  name: Ada\n work: []',
    'All mapping items must start at the same column at line 3, column 1\n',
  ],
  [
    'fields that a terminal would run',
    '{"a\\n::error::b":1,"\\u001b[2J":1}',
    'its fields are aU+000A::error::b, U+001B[2J\n',
  ],
  [
    'too many fields',
    `a: { ${Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`)} }`,
    'it has more than 20000 texts',
  ],
  [
    'too many profiles',
    `basics: { profiles: [${Array(101).fill('a.dev')}] }`,
    'it has 101 profiles; wanted at most 100',
  ],
  ['a broken zip', 'PK\u0003\u0004 and no more', 'invalid zip data'],
  [
    'a table with too many rows',
    zip({ 'Skills.csv': `Name\n${'a\n'.repeat(300_000)}` }),
    'it has more than 20000 texts',
  ],
  [
    'a zip of something else',
    zip({ 'a.txt': 'a', 'Skills.csv': 'Nom\nC' }),
    "there is none of LinkedIn's tables in it (Profile.csv",
  ],
  [
    'tables of more than 10 MB',
    zip({ 'Positions.csv': 'x'.repeat(10_000_001) }),
    'its tables are larger than 10 MB',
  ],
])('refuses %s and says why', async (_, file, reason) => {
  await expect(read(file)).rejects.toThrow(reason)
})
