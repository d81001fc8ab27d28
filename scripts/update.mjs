/**
 * `npm run update` takes over our newest version and leaves the owner's files alone. It compares the files of both
 * sides, so they need no common history. An old copy fetches this file alone, so it imports nothing of ours.
 *
 * Like each merge in Git, it has three sides: `local` is the owner's version, `upstream` is our newest one, and `base`
 * is the version of ours from which the owner's came. The functions get them as commits, as files or as package.json.
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
    .replace(/^github:/, 'https://github.com/') // as npm writes them
  git(['fetch', '--quiet', '--no-tags', '--', address, 'main'])
  const upstream = git(['rev-parse', 'FETCH_HEAD'])
  const base = nearestVersion(upstream)
  const { conflicts, workflows, replaced, hasLock } = takeOver(base, upstream, values['without-workflows'])
  if (!git(['status', '--porcelain'])) return console.log(`Nothing is new at ${address}.`)
  // An address with a password is not kept.
  if (!kept && !/\/\/[^/]*@/.test(address)) writePackage({ ...readPackage(), repository })
  const isDone = !conflicts && (!hasLock || (npm('ci') && npm('run', 'doctor')))
  const notes = {
    'What is new:': whatIsNew(base, upstream),
    'These entries of your package.json were replaced:': replaced.join('\n'),
    'These workflows are as before. Take them over with `npm run update` on your machine:': workflows,
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

function whatIsNew(base, upstream) {
  const changes = git(['diff-tree', '-p', '--unified=0', base, upstream, '--', 'CHANGELOG.md'])
  return (changes.match(/(?<=^\+)(?!\+\+ ).*/gm) ?? []).join('\n').trim()
}

/**
 * Finds the version from which the fewest of the owner's files differ. Of several such versions, it is the oldest,
 * because a change that only a later one has would look as if the owner had undone it.
 */
function nearestVersion(upstream) {
  const log = git(['log', '--format=%H %T', upstream]).split('\n')
  const versions = log.map((line) => line.split(' '))
  const local = git(['rev-parse', 'HEAD^{tree}'])
  const input = versions.map(([, tree]) => `${local} ${tree}\n`).join('')
  const withoutAdded = '--diff-filter=a' // what the owner does not have, and may have deleted
  const compared = git(['diff-tree', '-r', '--name-only', withoutAdded, '--stdin'], { input })
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
  const [baseFiles, upstreamFiles, local] = [filesOf(base), filesOf(upstream), filesOf('HEAD')]
  const shipped = shippedFiles(upstream)
  // A file that the owner has not changed may be older or newer than the base, so it is a base of its own.
  const ownersBase = new Map(baseFiles)
  for (const [path, file] of local)
    if ((ownersBase.has(path) || upstreamFiles.has(path)) && shipped.has(`${file.hash} ${path}`))
      ownersBase.set(path, file)

  const localPaths = new Set([...local.keys()].flatMap(withFolders))
  const deleted = new Set([...ownersBase.keys()].flatMap(withFolders).filter((path) => !localPaths.has(path)))
  const withoutDeleted = (files) =>
    new Map([...files].filter(([path]) => !withFolders(path).some((part) => deleted.has(part))))
  const [before, after] = [withoutDeleted(ownersBase), withoutDeleted(upstreamFiles)]
  refuseLoss(after, local)
  return commitFiles(after, 'our version', '-p', commitFiles(before, 'your version'))
}

/** Lists hash and path of each file in any version of ours. */
function shippedFiles(upstream) {
  const raw = git(['log', '--format=', '--raw', '-z', '-m', '--no-abbrev', '--no-renames', upstream])
  const changes = raw.matchAll(/:\S+ \S+ \S+ (\S+) \w\0([^\0]+)/g)
  return new Set(Array.from(changes, ([, hash, path]) => `${hash} ${path}`))
}

/** Stops if Git would overwrite a file that the owner lets it ignore or, on some systems, one in another case. */
function refuseLoss(after, local) {
  const names = new Set(Array.from(local.keys(), (path) => path.toLowerCase()))
  const lost = [...after.keys()].filter((path) => {
    if (local.has(path) || path === FETCHED) return false
    const ignored = withFolders(path).filter((part) => existsSync(part) && !local.has(part))
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

/** @param parent as `git commit-tree` takes it */
function commitFiles(files, message, ...parent) {
  const env = { GIT_INDEX_FILE: git(['rev-parse', '--git-path', 'index-of-update']) }
  const input = [...files].map(([path, { mode, hash }]) => `${mode} ${hash}\t${path}\0`).join('')
  git(['read-tree', '--empty'], { env })
  git(['update-index', '-z', '--index-info'], { env, input })
  const tree = git(['write-tree'], { env })
  rmSync(env.GIT_INDEX_FILE)
  const author = ['-c', 'user.name=update', '-c', 'user.email=update']
  return git([...author, 'commit-tree', tree, '-m', message, ...parent])
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
  const replaced = []
  const merged = mergeJson(base, local, upstream, [], replaced)
  if (!isDeepStrictEqual(merged, local)) writePackage(merged)
  if (!lockVersion) return replaced
  git(['checkout', lockVersion, '--', LOCK])
  if (!isDeepStrictEqual({ ...merged, repository: '' }, { ...upstream, repository: '' }))
    npm('install', '--package-lock-only')
  git(['add', LOCK])
  return replaced
}

/** Merges a part of package.json. If both sides have changed it, ours wins, and `replaced` gets a line with the owner's. */
function mergeJson(base, local, upstream, path, replaced) {
  if (isDeepStrictEqual(local, base) || isDeepStrictEqual(local, upstream)) return upstream
  if (isDeepStrictEqual(upstream, base)) return local
  if ([local, upstream].every((part) => part && typeof part === 'object' && !Array.isArray(part))) {
    const mergeEntry = (name) =>
      mergeJson(base?.[name], local[name], upstream[name], [...path, name], replaced)
    const entries = Object.keys({ ...upstream, ...local }).map((name) => [name, mergeEntry(name)])
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  const [was, now] = [local, upstream].map((part) => JSON.stringify(part) ?? 'deleted')
  replaced.push(`${path.join('.')}: ${was}, now ${now}`)
  return upstream
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
