import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Code, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import sharp from 'sharp'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { beforeEach, expect, test } from 'vitest'
import { enterCopy, REPOSITORY, runScript } from '@/tests/support/copy-site'
import { write } from '@/tests/support/write'

const DOCS = fs.readdirSync('docs').map((name) => `docs/${name}`)
const FILES = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', ...DOCS]
const parser = unified().use(remarkParse).use(remarkGfm)
const documents = new Map(FILES.map((file) => [file, parser.parse(fs.readFileSync(file, 'utf8'))]))

beforeEach(() => process.chdir(REPOSITORY))

function nodesOf<Kind extends Nodes['type']>(kind: Kind) {
  const found: (Extract<Nodes, { type: Kind }> & { file: string })[] = []
  for (const [file, tree] of documents)
    visit(tree, kind, (node) => void found.push({ ...node, file } as never))
  return found
}

function anchorsOf(file: string) {
  const slugger = new GithubSlugger()
  return nodesOf('heading').flatMap((heading) => (heading.file === file ? slugger.slug(textOf(heading)) : []))
}

test('every link between the documents leads to a file and a heading that exist', () => {
  const links = [...nodesOf('link'), ...nodesOf('image')].filter(({ url }) => !/^https?:/.test(url))
  expect(links.length).toBeGreaterThan(20)
  for (const { file, url } of links) {
    const [path = '', anchor] = url.split('#')
    const target = path ? join(dirname(file), path) : file
    expect(fs.existsSync(target), `${file}: ${url}`).toBe(true)
    if (anchor) expect(anchorsOf(target), file).toContain(anchor)
  }
})

test('every command, option and variable exists', () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const commands = [...nodesOf('code').filter(({ lang }) => lang === 'sh'), ...nodesOf('inlineCode')]
  for (const { file, value } of commands)
    for (const [, script = '', said = ''] of value.matchAll(/npm run ([\w-]+)(?: -- ([^#&\n]*))?/g)) {
      expect(scripts, `${file}: ${value}`).toHaveProperty(script)
      // The file of a command begins with its usage.
      const program = scripts[script].split(' ').at(-1)
      for (const [option] of said.matchAll(/--(?!help)\w+/g))
        expect(fs.readFileSync(program, 'utf8')).toContain(option)
    }
  const search = ['grep', '--no-index', '-h', '[A-Z]', '--', 'app', 'scripts', 'next.config.ts']
  const code = `PORT, which Next reads${spawnSync('git', search, { encoding: 'utf8' }).stdout}`
  const parts = [...nodesOf('code').filter(({ lang }) => lang === 'sh'), ...nodesOf('tableCell')]
  const name = /\b[A-Z]+(_[A-Z]+)+(?==)|^[A-Z]+(_[A-Z]+)*(?=,|$)/g
  const variables = parts.flatMap((part) => textOf(part).match(name) ?? [])
  expect(variables).toContain('SITE_URL')
  for (const variable of variables) expect(code).toContain(variable)
})

/** Writes an example as the whole file, at the end of a text, or below the line that it names. @returns the file. */
function put({ file, meta, value }: Code & { file: string }) {
  const [path = '', above] = meta?.split(' below ') ?? []
  expect(path, `the file of the example in ${file}: ${value}`).toMatch(/\.\w+$/)
  if (/^(import|export|---)/.test(value)) write(path, `${value}\n`)
  else if (/\.mdx?$/.test(path)) write(path, `\n${value}\n`, 'a')
  else {
    // The field of an example replaces the same field of the specimen.
    const [field] = /^\w+:/.exec(value) ?? []
    const before = fs.readFileSync(path, 'utf8').split('\n')
    const lines = before.filter((line) => !field || !line.startsWith(`  ${field}`))
    const at = lines.findIndex((line) => (above ? line.includes(above) : /^export const .*[[{]$/.test(line)))
    expect(at, `${above} in ${path}`).toBeGreaterThan(-1)
    write(path, lines.toSpliced(at + 1, 0, value).join('\n'))
  }
  return path
}

test('every example and recipe compiles, and the site of all of them has no mistake', async () => {
  enterCopy()
  for (const name of ['cv.pdf', 'cv-de.pdf']) write(`public/${name}`, '%PDF-')
  write('public/shots/map.webm', fs.readFileSync(`${REPOSITORY}/tests/support/recording.webm`))
  const picture = sharp({ create: { width: 8, height: 5, channels: 3, background: 'red' } })
  await picture.toFile('public/shots/map.png')
  const examples = nodesOf('code').filter(({ lang }) => ['ts', 'tsx', 'md'].includes(lang ?? ''))
  expect(examples.length).toBeGreaterThan(15)
  const paths = examples.map(put)

  const env = { ...process.env, SITE_LANGUAGES: undefined, NEXT_TELEMETRY_DISABLED: '1' }
  const run = (...args: string[]) => spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  expect(run('node_modules/next/dist/bin/next', 'typegen').status).toBe(0)
  const files = ['next-env.d.ts', ...paths.filter((path) => /\.tsx?$/.test(path))]
  const config = { extends: './tsconfig.json', include: [], files }
  fs.writeFileSync('examples.json', JSON.stringify(config))
  expect(run('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'examples.json').stdout).toBe('')
  const { stdout } = runScript('doctor/doctor', ['--json'])
  expect(JSON.parse(stdout).filter(({ kind }: { kind: string }) => kind === 'mistake')).toEqual([])
})
