/** Installs Playwright's browsers, or Debian's if the download is refused. */
import { spawnSync } from 'node:child_process'
import { driverOf, type Engine, hasFastChromium } from '@/scripts/support/browsers'

const PACKAGES: [engine: Engine, ...names: string[]][] = [
  ['chromium', 'chromium-headless-shell'],
  ['firefox', 'firefox-esr'],
  ['webkit', 'webkit2gtk-driver', 'xvfb', 'xauth'],
]
const mayInstallPackages = process.platform === 'linux' && process.getuid?.() === 0

for (const [engine, ...names] of PACKAGES) {
  if (engine === 'chromium' ? hasFastChromium() : driverOf(engine)) continue
  const isInstalled = run('npx', 'playwright', 'install', engine)
  if (mayInstallPackages && isInstalled) run('npx', 'playwright', 'install-deps', engine)
  else if (mayInstallPackages && run('apt-get', 'update', '-qq'))
    run('apt-get', 'install', '-y', '-qq', ...names)
  if (!driverOf(engine))
    console.log(
      `\nNO TESTS IN ${engine.toUpperCase()}: install ${names.join(' ')}, or run "npx playwright install --with-deps ${engine}".\n`,
    )
}
if (!driverOf('chromium')) process.exitCode = 1 // the only one that nothing works without

function run(command: string, ...args: string[]) {
  console.log(`> ${command} ${args.join(' ')}`)
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { stdio: 'inherit', shell, timeout: 300_000 }).status === 0
}
