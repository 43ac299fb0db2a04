import { existsSync } from 'node:fs'
import { runProgram, runTool } from '../run-tool.ts'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Answers the path of a Chromium that runs: CHROMIUM_PATH, an installed one, or one that it installs (Playwright's own,
 * else the system's package where we may). Throws with the ways out when there is none.
 */
export async function findChromium(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH']
  const present = [...(wanted ? [wanted] : []), ...INSTALLED, await playwrightsOwn()]
  const found = (await firstThatRuns(present)) ?? (await install())
  if (found) return found
  throw new Error('No Chromium runs here and none could be installed (see above): install one and set CHROMIUM_PATH.')
}

async function install(): Promise<string | undefined> {
  console.log('Installing Chromium for the browser tests …')
  const download = await runTool('playwright', ['install', 'chromium'])
  if (download.status !== 0) console.log(`Playwright could not download one:\n${download.output.trim()}`)
  const downloaded = await firstThatRuns([await playwrightsOwn()])
  if (downloaded) return downloaded
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update'], { env })
  const apt = await runProgram('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env })
  if (apt.status !== 0) console.log(`apt-get could not install it:\n${apt.output.trim()}`)
  return firstThatRuns(INSTALLED)
}

async function playwrightsOwn(): Promise<string> {
  const code = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  return (await runProgram(process.execPath, ['--eval', code])).output.trim()
}

/** A downloaded browser can be there and still lack a system library: only running it tells. */
async function firstThatRuns(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (!existsSync(path)) continue
    if ((await runProgram(path, ['--version'])).status === 0) return path
  }
  return undefined
}
