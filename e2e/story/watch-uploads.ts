import type { Page } from '@playwright/test'

/** Records the first bytes of each file that this page sends with PUT. */
export async function watchUploads(page: Page): Promise<() => string[]> {
  const kinds: string[] = []
  await page.exposeFunction('tellUpload', (start: number[]) => {
    const text = Buffer.from(start).toString('latin1')
    kinds.push(`${text.slice(0, 4)}…${text.slice(8, 12)}`)
  })
  // Playwright does not expose bodies that are files, so the page reports their first bytes as it sends them.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob)
        void body
          .slice(0, 12)
          .arrayBuffer()
          .then((start) => Reflect.get(globalThis, 'tellUpload')([...new Uint8Array(start)]))
      send.call(this, body)
    }
  })
  return () => [...kinds]
}
