import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { runFolder, runJob } from '@/tests/support/run-workflow'
import { write } from '@/tests/support/write'

const folder = mkdtempSync(join(tmpdir(), 'update-'))
const upstream = join(folder, 'upstream')

const UPDATE = resolve('scripts/update.mjs')
const settings = { npm_config_offline: 'true', GIT_CONFIG_GLOBAL: join(folder, 'config') }
const env = { ...process.env, ...settings }
// All versions are signed, and Git shows their signatures.
const signs = 'cat > /dev/null\necho "-----BEGIN PGP SIGNATURE-----"\necho "[GNUPG:] SIG_CREATED " >&2'
write(
  settings.GIT_CONFIG_GLOBAL,
  `[user]\nname = a\nemail = a\n[init]\ndefaultBranch = main\n[commit]\ngpgSign = true
[gpg]\nprogram = ${JSON.stringify(join(runFolder(signs), 'gh'))}\n[log]\nshowSignature = true
[url ${JSON.stringify(`${folder}/`)}]\ninsteadOf = https://github.com/ada/\ninsteadOf = ssh://git@github.com/ada/\n`,
)

function git(cwd: string, ...args: string[]) {
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}

function update(cwd: string, ...args: string[]) {
  return spawnSync(process.execPath, [UPDATE, ...args], { cwd, env, encoding: 'utf8' })
}

/** Writes the texts, deletes the files whose text is null, and commits. */
function commit(site: string, files: Record<string, string | null>) {
  for (const [file, text] of Object.entries(files))
    if (text === null) rmSync(join(site, file))
    else write(join(site, file), text)
  if (!existsSync(join(site, '.git'))) git(site, 'init', '--quiet')
  git(site, 'add', '--all')
  git(site, 'commit', '--quiet', '--allow-empty', '--message', 'change')
}

function read(...path: string[]) {
  return existsSync(join(...path)) ? readFileSync(join(...path), 'utf8') : null
}

function packageJson(version: string, more = {}) {
  return JSON.stringify({ name: 'portfolio', version, scripts: { doctor: 'node -p 1' }, ...more })
}

const LINES = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n'
const COMMAND = { 'scripts/update.mjs': readFileSync(UPDATE, 'utf8') }
const FIRST = {
  'package.json': packageJson('1.0.0', { license: 'MIT' }),
  'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }',
  'CHANGELOG.md': '## 1.0.0\n',
  '.gitignore': 'node_modules\n',
  '.github/workflows/ci.yml': 'one',
  '.github/workflows/links.yml': 'one',
  'app/page.tsx': 'one',
  'app/style.css': LINES,
  'app/gone.tsx': 'a page that goes later',
  'e2e/old.spec.ts': 'one',
  'content/schema/owner.ts': 'one',
  'content/owner.ts': 'Your Name',
  'content/projects/b.md': 'an example',
  'public/a b ü.svg': 'a drawing',
}

beforeAll(() => {
  commit(upstream, { ...FIRST, 'app/page.tsx': 'zero' })
  commit(upstream, FIRST)
  commit(upstream, { ...COMMAND, 'app/style.css': LINES.replace('one', 'ONE') })
  commit(upstream, {
    'package.json': packageJson('1.1.0', { type: 'module', files: ['two'], license: 'ISC' }),
    'CHANGELOG.md': '## 1.1.0\n\n- A page is a file.\n\n## 1.0.0\n',
    '.github/workflows/ci.yml': 'two',
    'app/page.tsx': 'two',
    'app/gone.tsx': null,
    'app/new.tsx': 'a new page',
    'e2e/old.spec.ts': 'two',
    'e2e/new.spec.ts': 'a new test',
    'content/schema/owner.ts': 'two',
    'content/owner.ts': 'Your Full Name',
    'content/projects/b.md': null,
    'content/projects/c.md': 'another example',
    'public/a b ü.svg': 'another drawing',
  })
})

const OWN = {
  name: 'ada',
  dependencies: { own: 'file:app/own' },
  files: ['mine'],
  ['__proto__']: 'own',
}
const OWNERS = {
  'content/owner.ts': 'Ada',
  'content/projects/b.md': 'my project',
  'public/a b ü.svg': null,
  'public/me.jpg': 'my photo',
  'app/mine.tsx': 'my page',
  'e2e/old.spec.ts': null,
  'app/style.css': LINES.replace('seven', 'SEVEN'),
  'package.json': packageJson('1.0.0', OWN),
  'app/own/package.json': '{ "name": "own", "version": "1.0.0" }',
}

function ownersSite(name: string, files: Record<string, string | null> = OWNERS) {
  commit(join(folder, name), FIRST)
  commit(join(folder, name), files)
  return join(folder, name)
}

test('an update brings our files to a copy without common history, and keeps the owner’s', () => {
  const site = ownersSite('mine')
  const news = '## 1.1.0\n\n- A page is a file.'
  const replaced = 'files: ["mine"], now ["two"]\nlicense: deleted, now "ISC"'
  const stdout = `What is new:\n\n${news}\n\nThese entries of your package.json were replaced:\n\n${replaced}\n\n`
  write(join(site, 'scripts/update.mjs'), 'fetched by an old copy')
  expect(update(site, upstream)).toMatchObject({ status: 0, stdout })
  const expected = {
    ...OWNERS,
    '.github/workflows/ci.yml': 'two',
    'app/page.tsx': 'two',
    'app/gone.tsx': null,
    'app/new.tsx': 'a new page',
    'app/style.css': LINES.replace('one', 'ONE').replace('seven', 'SEVEN'),
    'content/schema/owner.ts': 'two',
    'content/projects/c.md': null,
    'e2e/new.spec.ts': null,
    '.git/index-of-update': null,
    'package.json': expect.any(String),
  }
  for (const [file, text] of Object.entries(expected)) expect(read(site, file), file).toEqual(text)
  const taken = { version: '1.1.0', type: 'module', files: ['two'], license: 'ISC', repository: upstream }
  const merged = { ...JSON.parse(OWNERS['package.json']), ...taken }
  expect(JSON.parse(String(read(site, 'package.json')))).toEqual(merged)
  expect(existsSync(join(site, 'node_modules/own/package.json'))).toBe(true)

  commit(site, {})
  expect(update(site, 'ada/upstream').stdout).toBe('Nothing is new at https://github.com/ada/upstream.\n')
})

test('a file that both sides have changed is a conflict in Git, and the update can be undone', () => {
  const site = ownersSite('conflict', { 'app/page.tsx': FIRST['app/gone.tsx'], 'app/gone.tsx': 'mine' })
  const { stdout, stderr, status } = update(site, upstream)
  expect(status).toBe(1)
  expect(stderr).toMatch(/This undoes the update: `git reset --hard && npm ci`\n$/)
  expect(stdout).toContain(
    'Choose in these files, then run `git add --all && npm ci && npm run doctor`:\n\napp/gone.tsx\napp/page.tsx\n',
  )
  const conflict = /<<<<<<< HEAD\na page that goes later\n=======\ntwo\n>>>>>>> .*our version/
  expect(read(site, 'app/page.tsx')).toMatch(conflict)
  expect(existsSync(join(site, 'node_modules'))).toBe(false)
  git(site, 'reset', '--quiet', '--hard')
  expect(git(site, 'status', '--short')).toBe('')
})

test('the weekly workflow proposes an update, but leaves the workflows to one on a machine', async () => {
  const site = ownersSite('workflow', { ...COMMAND, '.github/workflows/links.yml': 'mine' })
  git(site, 'clone', '--quiet', '--bare', '.', '../origin')
  git(site, 'remote', 'add', 'origin', '../origin')
  const run = runFolder('test "$2" != create', 'true') // no pull requests are allowed
  const fromWorkflow = { ...settings, ADDRESS: upstream }
  const left = 'Take them over with `npm run update` on your machine:\n\n.github/workflows/ci.yml\n\n'
  expect(await runJob('update', 'update', run, site, fromWorkflow)).toContain(left)
  git(site, 'reset', '--quiet', '--hard')
  const settingsLink = '[Settings > Actions > General](https://'
  expect(await runJob('update', 'propose', run, site, fromWorkflow)).toContain(settingsLink)
  const proposed = (file: string) => git(join(folder, 'origin'), 'show', `portfolio-update:${file}`)
  expect(proposed('app/page.tsx')).toBe('two')

  // The next proposal replaces this one, but no commit of the owner.
  const proposeAgain = () => {
    git(site, 'switch', '--quiet', 'main')
    git(site, 'branch', '--quiet', '-D', 'portfolio-update')
    return runJob('update', 'propose', run, site, fromWorkflow)
  }
  await proposeAgain()
  commit(site, { 'app/mine.tsx': 'a fix' })
  git(site, 'push', '--quiet', 'origin', 'portfolio-update')
  await expect(proposeAgain()).rejects.toThrow()
  expect(read(run, 'summary of propose')).toContain('has commits of yours')
  expect(proposed('app/mine.tsx')).toBe('a fix')

  expect(read(site, '.github/workflows/ci.yml')).toBe('one')
  expect(update(site).status).toBe(0)
  expect(read(site, '.github/workflows/ci.yml')).toBe('two')
})

test('an update refuses what it could not undo', () => {
  const site = ownersSite('refused', {})
  expect(update(site).stderr).toContain('Run: npm run update -- <address')
  expect(update(site, `${folder}/nothing`).stderr).toContain('does not appear to be a git repository')
  const broken = { JSON: { 'package.json': '{' }, 'package-lock': { 'package-lock.json': null } }
  for (const [message, files] of Object.entries(broken)) {
    const ours = ownersSite(`broken ${message}`, { 'app/page.tsx': 'two', ...files })
    expect(update(site, ours).stderr).toContain(message)
  }
  expect(git(site, 'status', '--short')).toBe('')
  for (const file of ['app/gone.tsx', 'app/page.tsx']) writeFileSync(join(site, file), 'not committed')
  const notCommitted = expect.stringContaining('\n\n M app/gone.tsx\n M app/page.tsx\n')
  expect(update(site, upstream)).toMatchObject({ status: 1, stderr: notCommitted })
  git(site, 'restore', '.')
  write(join(site, '.git/MERGE_HEAD'), git(site, 'rev-parse', 'HEAD'))
  expect(update(site, upstream).stderr).toContain('Git has begun something else. Finish it first')
  writeFileSync(join(site, 'app/page.tsx'), 'not committed')
  rmSync(join(site, '.git'), { recursive: true })
  expect(update(site, upstream).stderr).toContain('first run: git init && git add --all && git commit')
  expect(read(site, 'app/page.tsx')).toBe('not committed')
})

test('an update stops before it writes over what Git ignores, or beside a name in another case', () => {
  const site = ownersSite('ignored', { '.gitignore': 'new*\n', 'app/GONE.tsx': 'mine', 'app/gone.tsx': null })
  writeFileSync(join(site, 'app/new.tsx'), 'my diary')
  const { stderr } = update(site, upstream)
  expect(stderr).toMatch(/names of yours. Rename or move yours first:\n\napp\/new.tsx\n$/)
  expect(read(site, 'app/new.tsx')).toBe('my diary')
  rmSync(join(site, 'app/new.tsx'))
  commit(site, { 'app/New.tsx': 'my page' })
  expect(update(site, upstream).stderr).toContain('\n\napp/new.tsx\n')
})

test('an update leaves another package manager alone', () => {
  const site = ownersSite('pnpm', { 'package-lock.json': null, 'pnpm-lock.yaml': 'mine' })
  const stdout = expect.stringContaining('You have no package-lock.json')
  const repository = 'ssh://git@github.com/ada/upstream'
  expect(update(site, repository)).toMatchObject({ status: 0, stdout })
  expect(JSON.parse(String(read(site, 'package.json')))).toMatchObject({ version: '1.1.0', repository })
  expect(read(site, 'package-lock.json')).toBe(null)
})
