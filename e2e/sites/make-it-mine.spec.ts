import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { promisify, stripVTControlCharacters } from 'node:util'
import { github, repository, withPictures } from '../../tests/scripts/import/github'
import { append, copySite } from '../../tests/support/copy-site'
import { runFolder, runJob } from '../../tests/support/run-workflow'
import { json, octocat } from '../../tests/support/stand-in'
import { SITES, startSite } from '../support/site'
import { expect, test } from '../support/test'

/** Where the other sites were built, so that this build reuses what those have compiled. */
const FOLDER = `${SITES}/workshop`

// The first thing that README tells a new owner to do.
test('Make it mine imports an account, commits it and builds the site for Pages', async ({ ownStandIn }) => {
  test.slow() // It builds a site.
  for (const part of ['.git', '.next/cache/photos', '.next/origin', 'content', 'public'])
    rmSync(`${FOLDER}/${part}`, { recursive: true, force: true })
  copySite(FOLDER)
  copyFileSync('.gitignore', `${FOLDER}/.gitignore`)
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: FOLDER, encoding: 'utf8', stdio: 'pipe' })
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('-c', 'user.name=a', '-c', 'user.email=a', 'commit', '--quiet', '--message', 'A copy')
  git('clone', '--quiet', '--bare', '.', '.next/origin')
  git('remote', 'add', 'origin', '.next/origin')
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  const names = Array.from({ length: 12 }, (_, number) => `a-tool-with-a-name-of-forty-characters-${number}`)
  const repositories = names.map((name) => repository(name))
  ownStandIn.answer = github({ repositories, files: withPictures(/a-tool/) })
  const address = { BASE_URL: 'http://ada-l.github.io/portfolio', BASE_PATH: '/portfolio' }
  const variables = { ...ownStandIn.env, ...address, HANDLE: 'ada-l', STATIC: '1' }
  const run = (workflow: string, job: string, folder = runFolder()) =>
    runJob(workflow, job, folder, FOLDER, variables)

  const folder = runFolder()
  await run('make-it-mine', 'import', folder)
  git('reset', '--quiet', '--hard')
  await run('make-it-mine', 'commit', folder)
  expect(git('status', '--short', '--branch')).toBe('## main...origin/main\n')

  // The build also meets what is empty.
  append(FOLDER, {
    'career.ts': 'for (const list of [work, education, awards]) list.splice(0)',
    'navigation.ts': 'navigation.splice(0)',
    'services.ts': 'services.splice(0)',
    'skills.ts': 'skills.splice(0)',
  })
  await run('pages', 'build')
  for (const page of ['services', 'skill']) expect(existsSync(`${FOLDER}/out/${page}.html`), page).toBe(false)
  const read = (file: string) => readFileSync(`${FOLDER}/out/${file}`, 'utf8')
  expect(read('sitemap.xml')).toContain('https://ada-l.github.io/portfolio/about<')
  // All twelve are the same picture, which is resized once.
  expect(readdirSync(`${FOLDER}/.next/cache/photos`)).toHaveLength(4)
  const pictures = read('project.html').match(/(?<=<img [^>]*src="\/portfolio)[^"]*a-tool[^"]*/g) ?? []
  expect(pictures).toHaveLength(12)
  for (const picture of pictures) expect(existsSync(`${FOLDER}/out${picture}`), picture).toBe(true)

  // The next night, the cache holds a profile, and a server was killed during requests.
  const site = await startSite(ownStandIn.env, 'start', FOLDER)
  const paths = ['/github/avatar', '/preview']
  const lost = Promise.allSettled(paths.map((path) => fetch(`${site.url}/portfolio${path}`)))
  await site.stop()
  await lost
  const exportAgain = async () => {
    const command = ['--import', 'tsx', 'scripts/build/export-static.ts']
    const env = { ...process.env, ...ownStandIn.env }
    const { stderr } = await promisify(execFile)(process.execPath, command, { cwd: FOLDER, env })
    return stripVTControlCharacters(stderr).match(/^.*github.*$/gm)
  }
  const followers = () => /(?<=<dd [^>]*>)\d+/.exec(read('github.html'))?.[0]
  ownStandIn.answer = json({ ...octocat, login: 'ada-l', followers: 7 })
  await exportAgain()
  expect(followers()).toBe('7')
  ownStandIn.answer = json({}, 403, { 'retry-after': '600' })
  expect(await exportAgain()).toEqual(['[github] rate-limited: HTTP 403'])
  expect(followers()).toBe('7')
  expect(existsSync(`${FOLDER}/out/github/avatar.webp`)).toBe(true)
})
