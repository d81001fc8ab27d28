import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox, type LaunchOptions, webkit } from 'playwright/test'

const ENGINES = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    installed: () => [
      '/usr/bin/chromium-headless-shell', // It takes half the work of the full browser.
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      chromium.executablePath(),
    ],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    installed: () => [firefox.executablePath(), '/usr/bin/firefox-esr'],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_PATH',
    // Debian's WebKit needs a screen.
    installed: () => [
      webkit.executablePath(),
      ...(existsSync('/usr/bin/Xvfb') ? ['/usr/bin/WebKitWebDriver'] : []),
    ],
    packages: ['xvfb', 'webkit2gtk-driver'],
  },
}

/** Playwright's name for a Firefox that it drives by WebDriver BiDi. */
export const DEBIAN_FIREFOX = 'moz-firefox'
export const DEBIAN_WEBKIT = 'webkitgtk'

type Engine = keyof typeof ENGINES

const OWN = { chromium, firefox, webkit }

/** @throws when there is no Chromium and none can be installed. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = browserPath('chromium')
  if (!executablePath) throw new Error('This needs Chromium.')
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] }
}

/** Firefox and WebKit, from Playwright or from Debian, as far as this machine can get them. */
export function otherEngines() {
  return [
    { engine: firefox, debian: DEBIAN_FIREFOX },
    { engine: webkit, debian: DEBIAN_WEBKIT },
  ].flatMap(({ engine, debian }) => {
    const browserName = engine.name() as 'firefox' | 'webkit'
    const executablePath = browserPath(browserName)
    if (!executablePath) return []
    const channel = executablePath === engine.executablePath() ? undefined : debian
    return [{ browserName, channel, launchOptions: { executablePath } }]
  })
}

/**
 * Takes the browser that the variable names, otherwise an installed one, Playwright's download or Debian's package.
 * @returns undefined, and prints how to get one, when there is none.
 */
function browserPath(engine: Engine) {
  const { variable } = ENGINES[engine]
  // Workers read the configuration again. They reuse what the first process found, even if it found none.
  process.env[variable] ??= find(engine) ?? download(engine) ?? installPackages(engine) ?? ''
  return process.env[variable] || undefined
}

function find(engine: Engine) {
  return ENGINES[engine]
    .installed()
    .find((path) => existsSync(path) && (path !== OWN[engine].executablePath() || starts(engine)))
}

/** Whether Playwright's own browser finds the system libraries that it needs. */
function starts(engine: Engine) {
  const script = `require('playwright').${engine}.launch().then((browser) => browser.close())`
  const { status } = spawnSync(process.execPath, ['-e', script], { stdio: 'ignore', timeout: 60_000 })
  return status === 0
}

function download(engine: Engine) {
  // Only CI installs the system libraries too, because elsewhere that asks for a password.
  run(engine, 'npx', ['playwright', 'install', ...(process.env.CI ? ['--with-deps'] : []), engine])
  return find(engine)
}

function installPackages(engine: Engine) {
  run(engine, 'apt-get', ['update', '-qq'])
  for (const name of ENGINES[engine].packages) {
    if (!find(engine)) run(engine, 'apt-get', ['install', '-y', '-qq', name])
  }
  const path = find(engine)
  if (!path) {
    const { variable, packages } = ENGINES[engine]
    console.error(
      `NO TESTS IN ${engine.toUpperCase()}. Run "npx playwright install ${engine}" or "apt-get install ${packages.join(' ')}", or name one in ${variable}.`,
    )
  }
  return path
}

function run(engine: Engine, command: string, args: string[]) {
  console.log(`No ${engine} yet: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 300_000, shell: process.platform === 'win32' })
  } catch (error) {
    console.log(
      `${command} did not bring one: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    )
  }
}
