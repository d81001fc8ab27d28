import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell', // half the work of the whole browser
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A browser that is there, else Playwright's download, else Debian's packages. @throws when none can be had. */
export function chromiumPath() {
  // Workers read the configuration again; what the first one found is theirs as well.
  process.env.CHROMIUM_PATH = find() ?? download() ?? installPackage()
  return process.env.CHROMIUM_PATH
}

function find() {
  return [...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path))
}

function download() {
  run('npx', ['playwright', 'install', 'chromium'])
  return find()
}

function installPackage() {
  run('apt-get', ['update', '-qq'])
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!find()) run('apt-get', ['install', '-y', '-qq', name])
  }
  const path = find()
  if (!path) throw new Error('No Chromium found or installed. Install one and name it in CHROMIUM_PATH.')
  return path
}

function run(command: string, args: string[]) {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 300_000, shell: process.platform === 'win32' })
  } catch (error) {
    console.log(
      `${command} did not bring one: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    )
  }
}
