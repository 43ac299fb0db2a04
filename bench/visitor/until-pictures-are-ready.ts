import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 180_000
const POLL_MS = 2000

/** Waits until the background job has made the AVIF files of an app's pictures, as it had long before any visitor came. */
export async function untilPicturesAreReady(url: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const html = await (await fetch(url)).text()
    const first = html.slice(0, html.indexOf('id="slide-2"'))
    if (first.includes('image/avif')) return
    await sleep(POLL_MS)
  }
  throw new Error(`The pictures of ${url} did not get their AVIF files.`)
}
