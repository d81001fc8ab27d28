import { expect, test } from 'vitest'
import { read, readPath, zip } from './resume-file'

test('reads a file with a byte order mark', async () => {
  expect((await read('\ufeff{ "work": [{ "name": "Mill" }] }')).resume).toEqual({ work: [{ name: 'Mill' }] })
})

test('takes the numbers of YAML as they are written', async () => {
  expect((await read('basics: { phone: +493012 }')).resume).toEqual({ basics: { phone: '+493012' } })
})

test.each([
  [
    'resume.yml',
    'content: { basics: { name: Ada, toString: 1 } }\nlocale: { language: en }',
    ['content.basics: ["toString"]', 'locale: {"language":"en"}'],
  ],
  ['resume.md', '---\nbasics: { name: Ada }\n---\n# Ada\n', []],
  [
    'resume.ts',
    'const ada = { name: `Ada`, image: photo(), ...more }\nexport const resume: R = { basics: ada } as const\nprocess.exit(1)',
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

test.each<[file: string | Uint8Array, reason: string | RegExp]>([
  ['{"basics": ', /^resume\.json is refused: it is no JSON: Unexpected end of JSON input\n\nWanted a JSON/],
  ['{\n  "a": 1\n  "b": 2\n}', /it is no JSON: Expected ',' or '}' after property value in JSON at .*line 3/],
  ['"Ada"', 'it has no fields\n'],
  [' '.repeat(1_000_001), 'it is larger than 1 MB'],
  ['['.repeat(900_000), 'is refused: '],
  ['basics:\n  name: Ada\n work: []', 'it is neither JSON nor YAML: All mapping items must start at'],
  ['{"a\\n::error::b":1,"\\u001b[2J":1}', 'its fields are aU+000A::error::b, U+001B[2J\n'],
  ['PK\u0003\u0004 and no more', 'the zip is damaged; download it again'],
  [
    `a: { ${Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`)} }`,
    'it has more than 20000 texts, which',
  ],
  [
    JSON.stringify({ basics: { profiles: Array(101).fill('a.dev') } }),
    'it has 101 profiles; wanted at most 100',
  ],
  [zip({ 'Skills.csv': `Name\n${'a\n'.repeat(300_000)}` }), 'it has more than 20000 texts'],
  [zip({ 'Skills.csv': 'Nom\nC' }), "its tables have none of LinkedIn's columns"],
  [zip({ 'a.txt': 'a' }), "there is none of LinkedIn's files in it (Profile.csv"],
  [zip({ 'a/Skills.csv': 'Name\nC', 'b/Skills.csv': 'Name\nC' }), 'it has two files Skills.csv'],
  [zip({ 'Positions.csv': 'x'.repeat(2_000_001) }), 'its file Positions.csv is larger than 2 MB'],
])('refuses the file %# and says why', async (file, reason) => {
  await expect(read(file)).rejects.toThrow(reason)
})

test('refuses a path without a file', async () => {
  await expect(readPath('none.json')).rejects.toThrow('none.json is refused: there is no such file')
})
