import { existsSync } from 'node:fs'
import { runProgram, runTool } from '../run-tool.ts'
import { aptInstall } from './apt-install.ts'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH, an installed one, or one that it installs (Playwright's own,
 * else the system's package where permitted). Throws with the ways out when there is none.
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
  const problem = await aptInstall('chromium')
  if (problem) console.log(`It could not be installed:\n${problem}`)
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
