/**
 * `npm run update` takes over our newest version and leaves the owner's files alone. It compares the files of both
 * sides, so they need no common history. An old copy fetches this file alone, so it imports nothing of ours.
 *
 * Like each merge in Git, it has three sides: `local` is the owner's version, `upstream` is our newest one, and `base`
 * is the version of ours from which the owner's came. The functions get them as commits, as files or as package.json.
 *
 *     base  local  upstream  result
 *     A     A      B         B       The owner has not changed the file, because it is as in one of our versions.
 *     A     A      -         -       We have removed the file.
 *     -     -      B         B       We have added the file.
 *     A     own    B         own+B   Git merges the lines, or shows a conflict.
 *     A     -      B         -       The owner has deleted the file, or a folder above it.
 *     -     own    -         own     The file is the owner's alone.
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
const THIS_FILE = 'scripts/update.mjs' // not committed if an old copy has just fetched it
/** Git merges no version of ours into these files. `mergeJson` and `mergeLock` merge the last two. */
const OWNERS_FILES = /^(content\/(?!schema\/)|public\/|package(-lock)?\.json$)/

try {
  const options = { help: { type: 'boolean' }, 'without-workflows': { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) console.log(USAGE)
  else update(positionals[0], values['without-workflows'])
} catch ({ stderr, message }) {
  console.error(String(stderr || message).trim())
  process.exitCode = 1
}

function update(given, withoutWorkflows) {
  checkRepository()
  const { repository } = readPackage()
  const address = addressOf(given || repository)
  const upstream = fetchNewest(address)
  const base = nearestVersion(upstream)
  const { merged, replaced } = mergeJson(readPackage(base), readPackage(), readPackage(upstream))
  mergeFiles(updateCommit(base, upstream)) // From here on, only the whole update can be undone.
  const workflows = withoutWorkflows && keepWorkflows()
  const conflicts = git(['diff', '--name-only', '--diff-filter=U'])
  writePackage(merged)
  const hasLock = Boolean(git(['ls-files', LOCK]))
  if (hasLock) mergeLock(upstream)
  if (!git(['status', '--porcelain'])) return console.log(`Nothing is new at ${address}.`)
  const hasPassword = /^https?:\/\/[^/]*@/.test(address)
  if (!repository && !hasPassword) writePackage({ ...readPackage(), repository: given })
  if (conflicts || (hasLock && !npm('ci', 'run doctor'))) process.exitCode = 1
  printNotes({ news: whatIsNew(base, upstream), replaced, workflows, hasLock, conflicts })
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
  const changed = git(['status', '--porcelain', '--', '.', `:!${THIS_FILE}`])
  if (changed) throw new Error(`Commit your changes first:\n\n${changed}`)
}

/** Completes an address as npm shortens it in package.json. */
function addressOf(repository) {
  if (!repository) throw new Error('Run: npm run update -- <address of the repository that you copied>')
  return String(repository.url ?? repository)
    .replace(/^git\+/, '')
    .replace(/^(github:|(?=[\w-]+\/[\w.-]+$))/, 'https://github.com/')
}

function fetchNewest(address) {
  git(['fetch', '--quiet', '--no-tags', '--', address, 'main'])
  const upstream = git(['rev-parse', 'FETCH_HEAD'])
  git(['cat-file', '-e', `${upstream}:${LOCK}`]) // throws now, because `mergeLock` would throw in the middle
  return upstream
}

/** Finds the version of ours of which the owner has changed the fewest files. */
function nearestVersion(upstream) {
  const log = git(['log', '--format=%H %T', upstream]).matchAll(/(\w+) (\w+)/g)
  const versions = Array.from(log, ([, commit, tree]) => ({ commit, tree }))
  const local = git(['rev-parse', 'HEAD^{tree}'])
  const input = versions.map(({ tree }) => `${local} ${tree}\n`).join('')
  const withoutAdded = '--diff-filter=a' // what the owner does not have, and may have deleted
  const compared = git(['diff-tree', '-r', '--name-only', withoutAdded, '--stdin'], { input })
  // The output has a line with both trees, and then a line for each file that differs between them, for each version.
  const [, ...differences] = compared.split(/^\w{40,} \w{40,}$/m)
  const isOurs = (path) => path && !OWNERS_FILES.test(path.replace(/^"/, ''))
  const distances = differences.map((paths) => paths.split('\n').filter(isOurs).length)
  // The oldest of several is returned, because what a later one has changed would look as if the owner had undone it.
  return versions[distances.lastIndexOf(Math.min(...distances))].commit
}

/** Makes a commit of our changes since the base. Git merges it into the owner's files as the table above says. */
function updateCommit(base, upstream) {
  const [baseFiles, localFiles, upstreamFiles] = [base, 'HEAD', upstream].map(filesOf)
  const shipped = shippedFiles(upstream)
  for (const [path, file] of localFiles) {
    const isOurs = baseFiles.has(path) || upstreamFiles.has(path)
    // If the owner has not changed a file, Git needs no merge of it, even if it is older or newer than our base.
    if (isOurs && shipped.has(`${file.hash} ${path}`)) baseFiles.set(path, file)
  }
  const deleted = deletedPaths(baseFiles, localFiles)
  const isWanted = ([path]) => !withFolders(path).some((part) => deleted.has(part))
  const [before, after] = [baseFiles, upstreamFiles].map((files) => new Map([...files].filter(isWanted)))
  refuseLoss(localFiles, after)
  return commitFiles(after, commitFiles(before))
}

/** Maps the path of each file but the `OWNERS_FILES` to its mode and the hash of its content. */
function filesOf(version) {
  const listed = git(['ls-tree', '-r', '-z', version]).matchAll(/(\d+) \w+ (\w+)\t([^\0]+)/g)
  const files = Array.from(listed, ([, mode, hash, path]) => [path, { mode, hash }])
  return new Map(files.filter(([path]) => !OWNERS_FILES.test(path)))
}

/** Lists hash and path of each file in any version of ours. */
function shippedFiles(upstream) {
  const raw = git(['log', '--format=', '--raw', '-z', '-m', '--no-abbrev', '--no-renames', upstream])
  const changes = raw.matchAll(/:\S+ \S+ \S+ (\S+) \w\0([^\0]+)/g)
  return new Set(Array.from(changes, ([, hash, path]) => `${hash} ${path}`))
}

/** Lists the files and the folders that the owner has deleted. */
function deletedPaths(baseFiles, localFiles) {
  const pathsOf = (files) => new Set([...files.keys()].flatMap(withFolders))
  const localPaths = pathsOf(localFiles)
  return new Set([...pathsOf(baseFiles)].filter((path) => !localPaths.has(path)))
}

/** Lists a path and the folders above it, such as `a` and `a/b`. */
function withFolders(path) {
  return path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))
}

/** Stops if a new file of ours would overwrite one that Git ignores or, on some systems, one in another case. */
function refuseLoss(localFiles, upstreamFiles) {
  const names = new Set(Array.from(localFiles.keys(), (path) => path.toLowerCase()))
  const lost = [...upstreamFiles.keys()].filter((path) => {
    if (localFiles.has(path) || path === THIS_FILE) return false
    const untracked = withFolders(path).filter((part) => existsSync(part) && !localFiles.has(part))
    return names.has(path.toLowerCase()) || untracked.some((part) => part === path || statSync(part).isFile())
  })
  const remedy = 'We have new files with the names of yours. Rename or move yours first:'
  if (lost.length > 0) throw new Error([remedy, '', ...lost].join('\n'))
}

/** Commits files from an index of their own, because the owner's index is as before until the merge. */
function commitFiles(files, parent) {
  const env = { GIT_INDEX_FILE: git(['rev-parse', '--git-path', 'index-of-update']) }
  const input = [...files].map(([path, { mode, hash }]) => `${mode} ${hash}\t${path}\0`).join('')
  git(['read-tree', '--empty'], { env })
  git(['update-index', '-z', '--index-info'], { env, input })
  const tree = git(['write-tree'], { env })
  rmSync(env.GIT_INDEX_FILE)
  const author = ['-c', 'user.name=update', '-c', 'user.email=update']
  return git([...author, 'commit-tree', tree, '-m', 'our version', ...(parent ? ['-p', parent] : [])])
}

/** Brings the changes of a commit into the folder and the index. */
function mergeFiles(commit) {
  process.on('exit', () => {
    if (git(['status', '--porcelain'])) console.error('This undoes the update: `git reset --hard && npm ci`')
  })
  process.on('SIGINT', () => {}) // Otherwise, Node ends at once when the owner stops npm.
  if (existsSync(THIS_FILE)) git(['add', '--force', '--', THIS_FILE]) // so that `reset` also deletes a new file
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

/** Takes over our package-lock.json. npm adds the packages of the owner to it. */
function mergeLock(upstream) {
  git(['checkout', upstream, '--', LOCK])
  const [ours, merged] = [readPackage(upstream), readPackage()].map((json) => ({ ...json, repository: '' }))
  if (!isDeepStrictEqual(merged, ours)) npm('install --package-lock-only')
  git(['add', LOCK])
}

function whatIsNew(base, upstream) {
  const changes = git(['diff-tree', '-p', '--unified=0', base, upstream, '--', 'CHANGELOG.md'])
  return (changes.match(/(?<=^\+)(?!\+\+ ).*/gm) ?? []).join('\n').trim()
}

function printNotes({ news, replaced, workflows, hasLock, conflicts }) {
  printNote('What is new:', news)
  printNote('These entries of your package.json were replaced:', replaced.join('\n'))
  printNote('These workflows are as before. Take them over with `npm run update` on your machine:', workflows)
  if (!hasLock) printNote('You have no package-lock.json. Run your package manager, then:', 'npm run doctor')
  const afterChoice = '`git add --all && npm ci && npm run doctor`'
  printNote(`We and you changed the same lines. Choose in these files, then run ${afterChoice}:`, conflicts)
  console.error('Look at `git diff HEAD`, then commit.')
}

function printNote(title, lines) {
  if (lines) console.log(`${title}\n\n${lines}\n`)
}

function readPackage(version) {
  return JSON.parse(version ? git(['show', `${version}:package.json`]) : readFileSync('package.json', 'utf8'))
}

function writePackage(content) {
  if (isDeepStrictEqual(content, readPackage())) return
  writeFileSync('package.json', `${JSON.stringify(content, null, 2)}\n`)
  git(['add', 'package.json'])
}

/** Runs commands of npm until one fails. Their output is no part of the notes, which are the standard output. */
function npm(...commands) {
  const options = { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }
  return commands.every((command) => spawnSync('npm', command.split(' '), options).status === 0)
}

function git(args, { env = {}, input = '' } = {}) {
  const command = ['-c', 'log.showSignature=false', ...args]
  const options = { maxBuffer: 1e9, input, env: { ...process.env, ...env } }
  return execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe', ...options }).trimEnd()
}
