/**
 * `npm run update` takes over our newest version and leaves the owner's files alone. It compares the files of both
 * sides, so they need no common history. An old copy fetches this file alone, so it imports nothing of ours.
 *
 * Below, `mine` is the owner's version, `ours` is our newest one, and `base` is the version of ours that the owner has.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual, parseArgs } from 'node:util'

const USAGE = `Takes over our newest version. Your content/ and public/ stay as they are.

  npm run update -- [options] [address]

  address              of our repository, or its folder; package.json keeps it as "repository"
  --without-workflows  leaves .github/workflows/ as it is, and lists what is new there

It commits nothing. The exit status is 0 if all is well, and 1 if not.
`
const WORKFLOWS = '.github/workflows/'
const LOCK = 'package-lock.json'
/** No version of ours is merged into these files. `mergePackages` cares for package.json and package-lock.json. */
const OWNERS_FILES = /^(content\/(?!schema\/)|public\/|package(-lock)?\.json$)/

run().catch(({ stderr, message }) => {
  console.error(String(stderr || message).trim())
  process.exitCode = 1
})

async function run() {
  const options = { help: { type: 'boolean' }, 'without-workflows': { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return console.log(USAGE)
  checkRepository()
  const mine = readPackage()
  const repository = positionals[0] || mine.repository
  if (!repository)
    throw new Error('Run: npm run update -- <address of the repository that your copy comes from>')
  const address = String(repository.url ?? repository)
    .replace(/^git\+/, '')
    .replace(/^github:/, 'https://github.com/') // as npm writes them
  git(['fetch', '--quiet', '--no-tags', '--', address, 'main'])
  const ours = git(['rev-parse', 'FETCH_HEAD'])
  const base = nearestVersion(ours)
  const keptFolder = values['without-workflows'] ? WORKFLOWS : undefined
  const update = updateCommit(base, ours, keptFolder)
  const packages = [readPackage(base), mine, readPackage(ours)]
  git(['cat-file', '-e', `${ours}:${LOCK}`]) // throws before anything has changed
  const conflicts = mergeFiles(update)
  const hasLock = git(['ls-files', LOCK])
  const replaced = mergePackages(packages, hasLock && ours)
  if (!git(['status', '--porcelain'])) return console.log(`Nothing is new at ${address}.`)
  // An address with a password is not kept.
  if (!mine.repository && !/\/\/[^/]*@/.test(address)) writePackage({ ...readPackage(), repository })
  const isDone = !conflicts && (!hasLock || (npm('ci') && npm('run', 'doctor')))
  const newWorkflows =
    keptFolder && git(['diff', '--name-only', '--diff-filter=AM', 'HEAD', ours, '--', keptFolder])
  const notes = {
    'What is new:': whatIsNew(base, ours),
    'These entries of your package.json were replaced:': replaced.join('\n'),
    'These workflows are as before. Take them over with `npm run update` on your machine:': newWorkflows,
    'You have no package-lock.json, so install the packages with your own program, then run:':
      !hasLock && 'npm run doctor',
    'We and you changed the same lines. Choose in these files, then run `git add --all && npm ci && npm run doctor`:':
      conflicts,
  }
  for (const [title, lines] of Object.entries(notes)) if (lines) console.log(`${title}\n\n${lines}\n`)
  console.error('Look at `git diff HEAD`, then commit.')
  if (!isDone) process.exitCode = 1
}

function checkRepository() {
  const { error, status, stderr } = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { encoding: 'utf8' })
  if (error) throw new Error('Git was not found. Install it first.')
  const begin = 'Without a version of yours, first run: git init && git add --all && git commit -m "My site"'
  if (status !== 0) throw new Error(`${stderr.trim()}\n${begin}`)
  if (git(['rev-parse', '--show-prefix'])) throw new Error('The site is not at the top of its repository.')
  const begun = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply']
  if (begun.some((name) => existsSync(git(['rev-parse', '--git-path', name]))))
    throw new Error('Git has begun something else. Finish it first, as `git status` says.')
  // This file may differ, because an old copy has just fetched it.
  const changed = git(['status', '--porcelain', '--', '.', ':!scripts/update.mjs'])
  if (changed) throw new Error(`Commit your changes first:\n\n${changed}`)
}

function whatIsNew(base, ours) {
  const changes = git(['diff-tree', '-p', '--unified=0', base, ours, '--', 'CHANGELOG.md'])
  return (changes.match(/(?<=^\+)(?!\+\+ ).*/gm) ?? []).join('\n').trim()
}

/**
 * Finds the version from which the fewest of the owner's files differ. Of several such versions, it is the oldest,
 * because a change that only a later one has would look as if the owner had undone it.
 */
function nearestVersion(ours) {
  const log = git(['log', '--format=%H %T', ours]).split('\n')
  const versions = log.map((line) => line.split(' '))
  const mine = git(['rev-parse', 'HEAD^{tree}'])
  const input = versions.map(([, tree]) => `${mine} ${tree}\n`).join('')
  const withoutAdded = '--diff-filter=a' // what the owner does not have, and may have deleted
  const compared = git(['diff-tree', '-r', '--name-only', withoutAdded, '--stdin'], { input })
  const [, ...differences] = compared.split(/^\w{40,} \w{40,}$/m)
  const isOurs = (path) => path && !OWNERS_FILES.test(path.replace(/^"/, ''))
  const distances = differences.map((paths) => paths.split('\n').filter(isOurs).length)
  const [nearest] = versions[distances.lastIndexOf(Math.min(...distances))]
  return nearest
}

/**
 * Makes a commit of our changes since the base. When `mergeFiles` brings it to the owner's files, these rules hold:
 *
 * - A file that is as in any version of ours is not changed by the owner. It becomes as in our newest version, or goes.
 * - A file that the owner has changed is merged line by line.
 * - A file or a folder that the owner has deleted does not come back.
 * - A file that only the owner has stays, and none of ours overwrites it.
 *
 * @param keptFolder stays as it is, as the owner's files do.
 */
function updateCommit(base, ours, keptFolder) {
  const [before, after, mine] = [base, ours, 'HEAD'].map((version) => filesOf(version, keptFolder))
  const shipped = shippedFiles(ours)
  const isUnchanged = ([path, { hash }]) =>
    (before.has(path) || after.has(path)) && shipped.has(`${hash} ${path}`)
  const known = new Map([...before, ...[...mine].filter(isUnchanged)])

  const [knownPaths, ownPaths] = [known, mine].map((files) => new Set([...files.keys()].flatMap(withFolders)))
  const isDeleted = (path) => knownPaths.has(path) && !ownPaths.has(path)
  const isLeft = ([path]) => !withFolders(path).some(isDeleted)
  const [from, to] = [known, after].map((files) => new Map([...files].filter(isLeft)))

  refuseLoss(to, mine)
  return commitFiles(to, 'our version', '-p', commitFiles(from, 'your version'))
}

/** Lists hash and path of each file in any version of ours. */
function shippedFiles(ours) {
  const raw = git(['log', '--format=', '--raw', '-z', '-m', '--no-abbrev', '--no-renames', ours])
  const changes = raw.matchAll(/:\S+ \S+ \S+ (\S+) \w\0([^\0]+)/g)
  return new Set(Array.from(changes, ([, hash, path]) => `${hash} ${path}`))
}

/** Stops if Git would overwrite a file that the owner lets it ignore or, on some systems, one in another case. */
function refuseLoss(after, mine) {
  const names = new Set(Array.from(mine.keys(), (path) => path.toLowerCase()))
  const lost = [...after.keys()].filter((path) => {
    if (mine.has(path)) return false
    const isFile = (part) => existsSync(part) && !mine.has(part) && (part === path || statSync(part).isFile())
    return names.has(path.toLowerCase()) || withFolders(path).some(isFile)
  })
  const remedy = 'We have new files with the names of yours. Rename or move yours first:'
  if (lost.length > 0) throw new Error([remedy, '', ...lost].join('\n'))
}

/** Maps the path of each file that is ours to its mode and the hash of its content. */
function filesOf(version, keptFolder) {
  const listed = git(['ls-tree', '-r', '-z', version]).matchAll(/(\d+) \w+ (\w+)\t([^\0]+)/g)
  const files = Array.from(listed, ([, mode, hash, path]) => [path, { mode, hash }])
  const isKept = ([path]) => OWNERS_FILES.test(path) || (keptFolder && path.startsWith(keptFolder))
  return new Map(files.filter((file) => !isKept(file)))
}

/** Lists a path and the folders above it, such as `a` and `a/b`. */
function withFolders(path) {
  return path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))
}

function commitFiles(files, message, ...parent) {
  const env = { GIT_INDEX_FILE: git(['rev-parse', '--git-path', 'index-of-update']) }
  const input = [...files].map(([path, { mode, hash }]) => `${mode} ${hash}\t${path}\0`).join('')
  git(['read-tree', '--empty'], { env })
  git(['update-index', '-z', '--index-info'], { env, input })
  const tree = git(['write-tree'], { env })
  const author = ['-c', 'user.name=update', '-c', 'user.email=update']
  return git([...author, 'commit-tree', tree, '-m', message, ...parent])
}

/** From here on, only the whole update can be undone. @returns the files with conflicts, a line each. */
function mergeFiles(commit) {
  process.on('exit', () => {
    if (git(['status', '--porcelain'])) console.error('This undoes the update: `git reset --hard && npm ci`')
  })
  process.on('SIGINT', () => {}) // Otherwise, Node ends at once when the owner stops npm.
  const cherryPick = ['-c', 'merge.directoryRenames=false', 'cherry-pick', '--no-commit', commit]
  const { status, stderr } = spawnSync('git', cherryPick, { encoding: 'utf8' })
  const conflicts = git(['diff', '--name-only', '--diff-filter=U'])
  if (status !== 0 && !conflicts) throw new Error(stderr)
  return conflicts
}

/** @param lockVersion is empty without a package-lock.json. @returns the entries of the owner that ours replaced. */
function mergePackages([base, mine, ours], lockVersion) {
  const replaced = []
  const merged = mergeJson(base, mine, ours, [], replaced)
  if (!isDeepStrictEqual(merged, mine)) writePackage(merged)
  if (!lockVersion) return replaced
  git(['checkout', lockVersion, '--', LOCK])
  if (!isDeepStrictEqual({ ...merged, repository: '' }, { ...ours, repository: '' }))
    npm('install', '--package-lock-only')
  git(['add', LOCK])
  return replaced
}

/** Merges a part of package.json. If both sides have changed an entry, ours wins, and `replaced` names the owner's. */
function mergeJson(base, mine, ours, path, replaced) {
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, ours)) return ours
  if (isDeepStrictEqual(ours, base)) return mine
  if ([mine, ours].every((part) => part && typeof part === 'object' && !Array.isArray(part))) {
    const partAt = (name) => mergeJson(base?.[name], mine[name], ours[name], [...path, name], replaced)
    const entries = Object.keys({ ...ours, ...mine }).map((name) => [name, partAt(name)])
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  const [was, now] = [mine, ours].map((part) => JSON.stringify(part) ?? 'deleted')
  replaced.push(`${path.join('.')}: ${was}, now ${now}`)
  return ours
}

function readPackage(version) {
  return JSON.parse(version ? git(['show', `${version}:package.json`]) : readFileSync('package.json', 'utf8'))
}

function writePackage(content) {
  writeFileSync('package.json', `${JSON.stringify(content, null, 2)}\n`)
  git(['add', 'package.json'])
}

/** Sends the output of npm to the error output, so that the standard output has the notes alone. */
function npm(...args) {
  return spawnSync('npm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }).status === 0
}

function git(args, { env = {}, input = '' } = {}) {
  const options = { encoding: 'utf8', maxBuffer: 1e9, stdio: 'pipe', input, env: { ...process.env, ...env } }
  return execFileSync('git', ['-c', 'log.showSignature=false', ...args], options).trimEnd()
}
