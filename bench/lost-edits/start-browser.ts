import { type BrowserContext, chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CHROMIUM_FLAGS } from '../visitor/open-phone.ts'

export interface KillableBrowser {
  context: BrowserContext
  /** Ends all its processes at once, as a crash or an empty battery does. Its profile stays. */
  kill: () => Promise<void>
}

const PATIENCE_MS = 30_000

/** A browser with a profile on disk, which outlives it. */
export async function startBrowser(executablePath: string, profile: string): Promise<KillableBrowser> {
  const flags = ['--headless', '--remote-debugging-port=0', '--window-size=1440,900', `--user-data-dir=${profile}`]
  const child = spawn(executablePath, [...CHROMIUM_FLAGS, ...flags, 'about:blank'], {
    detached: true, // a process group of its own, so that all of it can be killed
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const kill = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  try {
    const browser = await chromium.connectOverCDP(await addressIn(child.stderr), { timeout: PATIENCE_MS })
    const [context] = browser.contexts()
    if (!context) throw new Error('Chromium came up without its profile.')
    return { context, kill }
  } catch (error) {
    await kill()
    throw error
  }
}

/** Chromium prints its debugging address. */
function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => reject(new Error(`Chromium did not come up:\n${text}`)), PATIENCE_MS)
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const address = /DevTools listening on (\S+)/.exec(text)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}
