import { expect, type Page, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { phonePhoto } from './fixtures.ts'
import { inboxOf, openFormApp, showReview } from './story/form-app.ts'
import { type Line, openLine } from './story/line.ts'
import { call, openAccountCalls } from './story/open-account.ts'

// A demo app, in the role of a merchant's published app.
const APP = '/ofelia'
const NAME = 'Ofelia'
/** The server's response where service workers are switched off. */
const ENDING_WORKER = readFileSync(join(import.meta.dirname, '../packages/viewer/dist/worker-end.js'), 'utf8')
/** A broken worker: caches nothing, takes over all pages, and shows rubbish or nothing. */
const BROKEN_WORKER = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(new Response('broken', { headers: { 'content-type': 'text/html' } }))
  else throw new Error('broken')
})`
const THROWING_WORKER = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', () => { throw new Error('broken') })`
/** Shows rubbish and never finishes: browsers then let the next worker wait for minutes. */
const BUSY_WORKER = `
addEventListener('install', (event) => event.waitUntil(caches.open('taplet-old').then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  event.waitUntil(new Promise(() => {}))
  if (event.request.mode === 'navigate') event.respondWith(new Response('broken', { headers: { 'content-type': 'text/html' } }))
})`
const script = (body: string) => ({ status: 200, type: 'text/javascript', body })

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

let line: Line
test.beforeEach(async () => {
  line = await openLine()
})
test.afterEach(() => line.cut())

const slides = (page: Page, name = NAME) => page.getByRole('group', { name, exact: true }).locator('.tv-page')

/** Returns the paths of everything in the browser's caches. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Opens a page and waits until it is cached with a file of every picture on its slides. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(line.url + path)
  const isWhole = () =>
    page.evaluate(async (address) => {
      // The list of an app's files is written once the last of them is cached.
      const list = await caches.match('/sw/list')
      const apps: { path: string; files: { url: string }[] }[] = (await list?.json()) ?? []
      const files = apps.find((app) => `/${app.path}` === address)?.files
      const pictures = [...document.querySelectorAll('.tv-page img')].map((image) => image.closest('picture') ?? image)
      return files !== undefined && pictures.every((one) => files.some(({ url }) => one.outerHTML.includes(url)))
    }, path)
  await expect.poll(isWhole, { timeout: 30_000 }).toBe(true)
}

/** Goes through all slides and expects each to show its pictures. */
async function expectWhole(page: Page): Promise<void> {
  const count = await slides(page).count()
  expect(count).toBeGreaterThan(2)
  for (let index = 0; index < count; index++) {
    await expect(slides(page).nth(index)).toBeInViewport({ ratio: 0.9 })
    const isDrawn = () =>
      slides(page)
        .nth(index)
        .evaluate((slide) =>
          [...slide.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0),
        )
    await expect.poll(isDrawn).toBe(true)
    await page.keyboard.press('ArrowRight')
  }
}

/** Replaces our worker by another one. */
async function runInstead(page: Page, worker: string): Promise<void> {
  line.answer('/sw.js', script(worker))
  await page.goto(line.url + APP)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
}

/** Opens the app until the old worker no longer answers. */
async function openUntilWhole(page: Page): Promise<void> {
  // The visit at which the browser finds the new worker.
  await page.goto(line.url + APP)
  await expect
    .poll(
      async () => {
        await page.goto(line.url + APP)
        return page.locator('#tv-strip').count()
      },
      { intervals: [3000], timeout: 30_000 },
    )
    .toBe(1)
  await expectWhole(page)
}

test('an app that was opened opens again with no network, all of it, by its name and by its link', async ({ page }) => {
  await openAndKeep(page, APP)
  const link = (await page.locator('.tv-code img').getAttribute('src'))?.replace('/code.svg', '') ?? ''
  await line.cut()
  await page.reload()
  await expectWhole(page)
  await page.goto(line.url + link)
  await expect(page).toHaveURL(line.url + APP)
  await expectWhole(page)
  await page.goto(`${line.url}${APP}?from=home-screen#slide-2`)
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 })
})

test('an app that was never opened says so in a friendly way and names those that were', async ({ page }) => {
  await openAndKeep(page, APP)
  await line.cut()
  await page.goto(`${line.url}/vela-noor`)
  await expect(page.getByRole('heading', { name: 'No network', exact: false })).toBeVisible()
  await page.getByRole('link', { name: NAME }).click()
  await expectWhole(page)
  await page.goBack()
  await line.restore()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('#tv-strip')).toBeVisible()
})

test('the page that says so goes away with the bad network', async ({ page, context }) => {
  await openAndKeep(page, APP)
  await line.cut()
  await context.setOffline(true)
  await page.goto(`${line.url}/vela-noor`)
  await expect(page.getByRole('heading', { name: 'No network', exact: false })).toBeVisible()
  await line.restore()
  await context.setOffline(false)
  await expect(page.locator('#tv-strip')).toBeVisible()
})

test('a review’s photo that nobody has scrolled to is there with no network', async ({ page }) => {
  const api = await openFormApp('lasting-harbour')
  await showReview(api, 'lasting-harbour', 'Two seals, one dolphin', await phonePhoto())
  await openAndKeep(page, '/lasting-harbour')
  await line.cut()
  await page.reload()
  const shown = page.getByAltText('A photo from this visitor')
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a review that was sent offline arrives by the worker, with no page open', async ({ page }) => {
  const api = await openFormApp('silent-harbour')
  const client = await page.context().newCDPSession(page)
  const registrations: string[] = []
  client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
    registrations.push(...all.map(({ registrationId }) => registrationId)),
  )
  await client.send('ServiceWorker.enable')
  await openAndKeep(page, '/silent-harbour')
  await line.cut()
  const form = page.getByRole('form', { name: 'How was the boat?' })
  await form.locator('.tp-stars label').nth(3).click()
  await form.getByLabel('Tell us more').fill('Quiet and cold')
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(form.getByText('Saved.', { exact: false })).toBeVisible()
  await page.goto('about:blank')
  await line.restore()
  // Simulates what the browser does by itself, at a time of its own choice, when it is online again.
  const [registrationId = ''] = registrations
  const sync = { origin: line.url, registrationId, tag: 'outbox', lastChance: false }
  const texts = async () => (await inboxOf(api, 'REVIEW')).map(({ text }) => text)
  await expect
    .poll(
      async () => {
        await client.send('ServiceWorker.dispatchSyncEvent', sync)
        return texts()
      },
      { intervals: [1000], timeout: 30_000 },
    )
    .toEqual(['Quiet and cold'])
})

test('what is the product’s own is left alone', async ({ page }) => {
  await openAndKeep(page, APP)
  await page.goto(`${line.url}/app/explore`)
  await line.cut()
  await expect(page.goto(`${line.url}/login`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  await expect(page.goto(`${line.url}/app/explore`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
})

test('a slow network shows what is kept, and a change of its owner is seen as soon as there is a good one', async ({
  page,
}) => {
  const { api } = await openAccountCalls('lasting')
  const { newExperienceItem } = (await call(api, '/experienceItems/create', { itemName: 'Morning' }, made)).body
  const write = (text: string) => {
    const widgets = [{ widgetId: 'w', widgetType: 'TEXT_BOX', widgetData: { text } }]
    return call(api, '/updateView', { viewId: newExperienceItem.viewId, viewName: 'Morning', widgets }, z.unknown())
  }
  const app = {
    rootPageId: 'lasting-app',
    fullPagePath: 'lasting-app',
    pageName: 'Lasting',
    experienceItems: [newExperienceItem.experienceItemId],
  }
  await write('Open till five')
  await call(api, '/updatePage', app, z.unknown())
  await page.goto(`${line.url}/lasting-app`)
  await expect.poll(() => cached(page), { timeout: 30_000 }).toContain('/lasting-app')

  line.delayMs = 8000
  const begun = Date.now()
  await page.reload()
  await expect(page.getByText('Open till five')).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(7500)
  line.delayMs = 0
  // Browsers request an address only once at a time.
  await expect.poll(() => line.open, { timeout: 15_000 }).toBe(0)

  await write('Open till six')
  await page.reload()
  await expect(page.getByText('Open till six')).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await caches.match('/lasting-app'))?.text())).toContain('till six')
  await line.cut()
  await page.reload()
  await expect(page.getByText('Open till six')).toBeVisible()

  // Taken down: removed at the next contact, for good.
  await line.restore()
  await call(api, '/deletePage', { rootPageId: 'lasting-app', fullPagePath: 'lasting-app' }, z.unknown())
  await page.reload()
  await expect(page.getByText('has closed')).toBeVisible()
  await expect.poll(() => cached(page)).not.toContain('/lasting-app')
  await line.cut()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No network', exact: false })).toBeVisible()
})

const made = z.object({
  body: z.object({ newExperienceItem: z.object({ viewId: z.string(), experienceItemId: z.string() }) }),
})

test('switched off, the worker leaves with all that it kept, and open pages stay', async ({ page }) => {
  await openAndKeep(page, APP)
  line.answer('/sw.js', script(ENDING_WORKER))
  await page.reload()
  // Browsers check for a newer worker some time after a page was opened; here at once.
  await page.evaluate(async () => {
    document.title = 'still the same page'
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  await expect.poll(() => cached(page), { timeout: 30_000 }).toEqual([])
  await expect.poll(() => workers(page)).toBe(0)
  await expect(page).toHaveTitle('still the same page')
  await page.goto(line.url + APP)
  await expectWhole(page)
})

test('switched off, even a worker that is never done with what it does is given no more pages', async ({ page }) => {
  await runInstead(page, BUSY_WORKER)
  await page.goto(line.url + APP)
  await expect(page.getByText('broken')).toBeVisible()
  line.answer('/sw.js', script(ENDING_WORKER))
  await openUntilWhole(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('a worker whose script the server has no more leaves by itself', async ({ page }) => {
  await openAndKeep(page, APP)
  line.answer('/sw.js', { status: 404, body: 'gone' })
  // Requested once each time the browser starts the worker.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const client = await page.context().newCDPSession(page)
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect.poll(() => cached(page), { timeout: 30_000 }).toEqual([])
  // Browsers end a worker after its last page was closed.
  await page.goto('about:blank')
  await page.goto(line.url + APP)
  await expectWhole(page)
  expect(await workers(page)).toBe(0)
})

for (const [fault, worker] of [
  ['shows rubbish', BROKEN_WORKER],
  ['throws', THROWING_WORKER],
] as const) {
  test(`an old worker that ${fault} bricks nothing: the next one takes its place`, async ({ page }) => {
    await runInstead(page, worker)
    line.answer('/sw.js', undefined)
    await openUntilWhole(page)
    await openAndKeep(page, APP)
    await line.cut()
    await page.reload()
    await expectWhole(page)
  })
}

test('a kept page whose modules are gone still reads and swipes', async ({ page }) => {
  await openAndKeep(page, APP)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) if (key.url.includes('/assets/viewer/')) await cache.delete(key)
    }
  })
  await line.cut()
  await page.reload()
  await expectWhole(page)
})
