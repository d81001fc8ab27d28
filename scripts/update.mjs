/**
 * `npm run update` takes over our newest version and leaves the owner's files alone. It compares the files of both
 * sides, so they need no common history. An old copy fetches this file alone, so it imports nothing of ours.
 *
 * Like each merge in Git, it has three sides: `local` is the owner's version, `upstream` is our newest one, and `base`
 * is the version of ours from which the owner's came. The functions get them as commits, as files or as package.json.
 *
 * The steps: fetch `upstream`, find `base` among its versions (`nearestVersion`), make a commit of what has changed
 * between both (`updateCommit`), let Git merge that into the owner's files, merge package.json apart, and say what is new.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual, parseArgs } from 'node:util'

const USAGE = `Takes over our newest version. Your content/ and public/ stay as they are.

  npm run update -- [options] [address]

  address              of our repository, or its folder; package.json keeps it as "repository"
  --without-workflows  leaves .github/workflows/ as it is, and lists what is new there

It commits nothing. The exit status is 0 if all is well, and 1 if not.
`
const WORKFLOWS = '.github/workflows/'
const LOCK = 'package-lock.json'
const FETCHED = 'scripts/update.mjs' // by an old copy, which has not committed it
/** No version of ours is merged into these files. `mergePackages` cares for package.json and package-lock.json. */
const OWNERS_FILES = /^(content\/(?!schema\/)|public\/|package(-lock)?\.json$)/

run().catch(({ stderr, message }) => {
  console.error(String(stderr || message).trim())
  process.exitCode = 1
})

async function run() {
  const flag = { type: 'boolean' }
  const options = { help: flag, 'without-workflows': flag }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return console.log(USAGE)
  checkRepository()
  const { repository: kept } = readPackage()
  const repository = positionals[0] || kept
  if (!repository)
    throw new Error('Run: npm run update -- <address of the repository that your copy comes from>')
  const address = String(repository.url ?? repository)
    .replace(/^git\+/, '')
    .replace(/^(github:|(?=[\w-]+\/[\w.-]+$))/, 'https://github.com/') // npm leaves out the host
  git(['fetch', '--quiet', '--no-tags', '--', address, 'main'])
  const upstream = git(['rev-parse', 'FETCH_HEAD'])
  const base = nearestVersion(upstream)
  const outcome = takeOver(base, upstream, values['without-workflows'])
  if (!git(['status', '--porcelain'])) return console.log(`Nothing is new at ${address}.`)
  // An address with a password is not kept.
  if (!kept && !/\/\/[^/]*@/.test(address)) writePackage({ ...readPackage(), repository })
  const isDone = !outcome.conflicts && (!outcome.hasLock || (npm('ci') && npm('run', 'doctor')))
  printNotes(whatIsNew(base, upstream), outcome)
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
  const changed = git(['status', '--porcelain', '--', '.', `:!${FETCHED}`])
  if (changed) throw new Error(`Commit your changes first:\n\n${changed}`)
}

/** Brings the changes since the base into the folder and the index. */
function takeOver(base, upstream, withoutWorkflows) {
  const packages = [readPackage(base), readPackage(), readPackage(upstream)]
  git(['cat-file', '-e', `${upstream}:${LOCK}`]) // throws before anything has changed
  mergeFiles(updateCommit(base, upstream))
  const workflows = withoutWorkflows && keepWorkflows()
  const hasLock = Boolean(git(['ls-files', LOCK]))
  const replaced = mergePackages(packages, hasLock && upstream)
  return { conflicts: git(['diff', '--name-only', '--diff-filter=U']), workflows, replaced, hasLock }
}

function printNotes(news, { conflicts, workflows, replaced, hasLock }) {
  const notes = {
    'What is new:': news,
    'These entries of your package.json were replaced:': replaced.join('\n'),
    'These workflows are as before. Take them over with `npm run update` on your machine:': workflows,
    'You have no package-lock.json, so install the packages with your own program, then run:':
      !hasLock && 'npm run doctor',
    'We and you changed the same lines. Choose in these files, then run `git add --all && npm ci && npm run doctor`:':
      conflicts,
  }
  for (const [title, lines] of Object.entries(notes)) if (lines) console.log(`${title}\n\n${lines}\n`)
}

function whatIsNew(base, upstream) {
  const changes = git(['diff-tree', '-p', '--unified=0', base, upstream, '--', 'CHANGELOG.md'])
  return (changes.match(/(?<=^\+)(?!\+\+ ).*/gm) ?? []).join('\n').trim()
}

/**
 * Finds the base: the version of ours of which the owner has changed the fewest files. The oldest of several such versions
 * is the base, because what a later one has changed would look as if the owner had undone it.
 */
function nearestVersion(upstream) {
  const log = git(['log', '--format=%H %T', upstream]).split('\n')
  const versions = log.map((line) => line.split(' '))
  const local = git(['rev-parse', 'HEAD^{tree}'])
  const input = versions.map(([, tree]) => `${local} ${tree}\n`).join('')
  const withoutAdded = '--diff-filter=a' // what the owner does not have, and may have deleted
  const compared = git(['diff-tree', '-r', '--name-only', withoutAdded, '--stdin'], { input })
  // The output has a line with both trees, and then a line for each file that differs between them, for each version.
  const [, ...differences] = compared.split(/^\w{40,} \w{40,}$/m)
  const isOurs = (path) => path && !OWNERS_FILES.test(path.replace(/^"/, ''))
  const distances = differences.map((paths) => paths.split('\n').filter(isOurs).length)
  const [nearest = upstream] = versions[distances.lastIndexOf(Math.min(...distances))] ?? []
  return nearest
}

/**
 * Makes a commit of our changes since the base. When `mergeFiles` brings it to the owner's files, these rules hold:
 *
 * - A file that is as in any version of ours is not changed by the owner. It becomes as in our newest version, or goes.
 * - A file that the owner has changed is merged line by line.
 * - A file or a folder that the owner has deleted does not come back.
 * - A file that only the owner has stays, and none of ours overwrites it.
 */
function updateCommit(base, upstream) {
  const [localFiles, upstreamFiles] = [filesOf('HEAD'), filesOf(upstream)]
  const baseFiles = withUnchanged(filesOf(base), localFiles, upstreamFiles, shippedFiles(upstream))
  const pathsOf = (files) => new Set([...files.keys()].flatMap(withFolders))
  const [localPaths, basePaths] = [pathsOf(localFiles), pathsOf(baseFiles)]
  const isDeleted = (path) => basePaths.has(path) && !localPaths.has(path)
  const withoutDeleted = (files) => new Map([...files].filter(([path]) => !withFolders(path).some(isDeleted)))
  refuseLoss(localFiles, withoutDeleted(upstreamFiles))
  const parent = commitFiles(withoutDeleted(baseFiles), 'your version')
  return commitFiles(withoutDeleted(upstreamFiles), 'our version', parent)
}

/** Makes each file that the owner has not changed its own base, because it may be older or newer than our base. */
function withUnchanged(baseFiles, localFiles, upstreamFiles, shipped) {
  const isUnchanged = ([path, { hash }]) =>
    (baseFiles.has(path) || upstreamFiles.has(path)) && shipped.has(`${hash} ${path}`)
  return new Map([...baseFiles, ...[...localFiles].filter(isUnchanged)])
}

/** Lists hash and path of each file in any version of ours. */
function shippedFiles(upstream) {
  const raw = git(['log', '--format=', '--raw', '-z', '-m', '--no-abbrev', '--no-renames', upstream])
  const changes = raw.matchAll(/:\S+ \S+ \S+ (\S+) \w\0([^\0]+)/g)
  return new Set(Array.from(changes, ([, hash, path]) => `${hash} ${path}`))
}

/** Stops if Git would overwrite a file that the owner lets it ignore or, on some systems, one in another case. */
function refuseLoss(localFiles, upstreamFiles) {
  const names = new Set(Array.from(localFiles.keys(), (path) => path.toLowerCase()))
  const lost = [...upstreamFiles.keys()].filter((path) => {
    if (localFiles.has(path) || path === FETCHED) return false
    const ignored = withFolders(path).filter((part) => existsSync(part) && !localFiles.has(part))
    return names.has(path.toLowerCase()) || ignored.some((part) => part === path || statSync(part).isFile())
  })
  const remedy = 'We have new files with the names of yours. Rename or move yours first:'
  if (lost.length > 0) throw new Error([remedy, '', ...lost].join('\n'))
}

/** Maps the path of each file that is ours to its mode and the hash of its content. */
function filesOf(version) {
  const listed = git(['ls-tree', '-r', '-z', version]).matchAll(/(\d+) \w+ (\w+)\t([^\0]+)/g)
  const files = new Map()
  for (const [, mode, hash, path = ''] of listed)
    if (!OWNERS_FILES.test(path)) files.set(path, { mode, hash })
  return files
}

/** Lists a path and the folders above it, such as `a` and `a/b`. */
function withFolders(path) {
  return path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))
}

function commitFiles(files, message, ...parents) {
  const env = { GIT_INDEX_FILE: git(['rev-parse', '--git-path', 'index-of-update']) }
  const input = [...files].map(([path, { mode, hash }]) => `${mode} ${hash}\t${path}\0`).join('')
  git(['read-tree', '--empty'], { env })
  git(['update-index', '-z', '--index-info'], { env, input })
  const tree = git(['write-tree'], { env })
  rmSync(env.GIT_INDEX_FILE)
  const author = ['-c', 'user.name=update', '-c', 'user.email=update']
  return git([...author, 'commit-tree', tree, '-m', message, ...parents.flatMap((parent) => ['-p', parent])])
}

/** From here on, only the whole update can be undone. */
function mergeFiles(commit) {
  process.on('exit', () => {
    if (git(['status', '--porcelain'])) console.error('This undoes the update: `git reset --hard && npm ci`')
  })
  process.on('SIGINT', () => {}) // Otherwise, Node ends at once when the owner stops npm.
  if (existsSync(FETCHED)) git(['add', '--force', '--', FETCHED]) // so that `reset` also deletes a new file
  git(['reset', '--quiet', '--hard'])
  const cherryPick = ['-c', 'merge.directoryRenames=false', 'cherry-pick', '--no-commit', commit]
  const { status, stderr } = spawnSync('git', cherryPick, { encoding: 'utf8' })
  if (status !== 0 && !git(['ls-files', '--unmerged'])) throw new Error(stderr)
}

/** Undoes the merge of the workflows. @returns those that it had changed. */
function keepWorkflows() {
  const changed = git(['diff', '--cached', '--name-only', 'HEAD', '--', WORKFLOWS])
  if (changed) git(['restore', '--source=HEAD', '--staged', '--worktree', '--', WORKFLOWS])
  return changed
}

/** @param lockVersion is false without a package-lock.json. @returns the entries of the owner that ours replaced. */
function mergePackages([base, local, upstream], lockVersion) {
  const { merged, replaced } = mergeJson(base, local, upstream)
  if (!isDeepStrictEqual(merged, local)) writePackage(merged)
  if (!lockVersion) return replaced
  git(['checkout', lockVersion, '--', LOCK])
  if (!isDeepStrictEqual({ ...merged, repository: '' }, { ...upstream, repository: '' }))
    npm('install', '--package-lock-only')
  git(['add', LOCK])
  return replaced
}

/** Merges a part of package.json. If both sides have changed it, ours wins, and `replaced` names the owner's. */
function mergeJson(base, local, upstream, path = []) {
  if (isDeepStrictEqual(local, base) || isDeepStrictEqual(local, upstream))
    return { merged: upstream, replaced: [] }
  if (isDeepStrictEqual(upstream, base)) return { merged: local, replaced: [] }
  if ([local, upstream].every((part) => part && typeof part === 'object' && !Array.isArray(part))) {
    const mergeEntry = (name) => mergeJson(base?.[name], local[name], upstream[name], [...path, name])
    const entries = Object.keys({ ...upstream, ...local }).map((name) => ({ name, ...mergeEntry(name) }))
    const kept = entries.filter(({ merged }) => merged !== undefined)
    const merged = Object.fromEntries(kept.map(({ name, merged }) => [name, merged]))
    return { merged, replaced: entries.flatMap(({ replaced }) => replaced) }
  }
  const [was, now] = [local, upstream].map((part) => JSON.stringify(part) ?? 'deleted')
  return { merged: upstream, replaced: [`${path.join('.')}: ${was}, now ${now}`] }
}

/** @param version is the owner's folder by default. */
function readPackage(version) {
  return JSON.parse(version ? git(['show', `${version}:package.json`]) : readFileSync('package.json', 'utf8'))
}

function writePackage(content) {
  writeFileSync('package.json', `${JSON.stringify(content, null, 2)}\n`)
  git(['add', 'package.json'])
}

/** Sends npm's output to the error output, so that the standard output has the notes alone. */
function npm(...args) {
  return spawnSync('npm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }).status === 0
}

function git(args, { env = {}, input = '' } = {}) {
  const command = ['-c', 'log.showSignature=false', ...args]
  const options = { maxBuffer: 1e9, input, env: { ...process.env, ...env } }
  return execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe', ...options }).trimEnd()
}
