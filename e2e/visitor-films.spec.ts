import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { createFinger } from './input/finger.ts'

// A demo app whose first slide has a video background that plays by itself.
const FILM = '/vela-noor'
// The slide with a framed video.
const FRAMED = '/hello-taplet'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const filmState = (page: Page) =>
  page.evaluate(() => {
    const film = document.querySelector<HTMLVideoElement>('.tv-page:not([inert]) video')
    const runs = document.querySelector('.tv-bars [aria-current]')?.getAnimations({ subtree: true }) ?? []
    const run = runs.find((one) => !(one instanceof CSSAnimation)) // not the pulse of a bar that waits
    return {
      isPlaying: film?.paused === false,
      isMuted: film?.muted,
      time: film?.currentTime ?? 0,
      barTime: Number(run?.currentTime ?? 0) / 1000,
      isBarRunning: run?.playState === 'running',
    }
  })
const isPlaying = async (page: Page) => (await filmState(page)).isPlaying

/**
 * Refuses audible videos until a touch or key press, as browsers do; with `silent` also muted ones, as phones do in
 * power saving. The browser's own rule cannot be used: a test's evaluate in the page counts as a user gesture.
 */
const refuseUntilTouched = (page: Page, rule: { silent: boolean }) =>
  page.addInitScript(({ silent }) => {
    let isTouched = false
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, ({ isTrusted }) => (isTouched ||= isTrusted), { capture: true })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function playIfAllowed() {
      if (isTouched || (this.muted && !silent)) return play.call(this)
      return Promise.reject(new DOMException('before a touch', 'NotAllowedError'))
    }
  }, rule)

/** Opens the app at the slide with the framed video. */
async function openFramedFilm(page: Page): Promise<void> {
  await page.goto(FRAMED)
  const place = await page
    .locator('.tv-page', { has: page.locator('.tp-video video') })
    .first()
    .getAttribute('id')
  await page.goto('/app/explore')
  await page.goto(`${FRAMED}#${place}`)
}

test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } })

test('a finger that rests stops the film and its bar, clears the picture, and moves nothing on when it lifts', async ({
  page,
}) => {
  await page.goto(FILM)
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeVisible()
  await expect.poll(() => isPlaying(page)).toBe(true)
  const finger = await createFinger(page)
  await finger.rest({ x: 300, y: 300 }, async () => {
    expect(await filmState(page)).toMatchObject({ isPlaying: false, isBarRunning: false })
    await expect(page.locator('.tv-chrome')).toHaveCSS('opacity', '0')
  })
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(page.locator('.tv-chrome')).toHaveCSS('opacity', '1')
  await page.waitForTimeout(600)
  await expect(page.getByRole('group', { name: /^Slide 1 of/ })).toBeInViewport({ ratio: 0.9 })
})

test('the bar of a slide runs with its film, and waits when the film waits', async ({ page }) => {
  await page.goto(FILM)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(async () => (await filmState(page)).isBarRunning).toBe(true)
  const { time, barTime } = await filmState(page)
  expect(Math.abs(time - barTime)).toBeLessThan(0.5)
  // The network stalls: the video still wants to play and cannot.
  await page.evaluate(() => {
    const film = document.querySelector('video')
    Object.defineProperty(film, 'readyState', { value: 2, configurable: true })
    film?.dispatchEvent(new Event('waiting'))
  })
  expect((await filmState(page)).isBarRunning).toBe(false)
  await expect(page.locator('.tv-bars [data-waiting]')).toHaveCount(1)
})

test('who stops a film stops those to come, by a button that is seen or by Space', async ({ page }) => {
  await page.goto(FILM)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => isPlaying(page)).toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#slide-2$/)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(await isPlaying(page)).toBe(false)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()) // buttons keep Space
  await page.keyboard.press('Space')
  await expect.poll(() => isPlaying(page)).toBe(true)
})

test('a phone that saves power shows posters with a button, and a tap plays', async ({ page }) => {
  await refuseUntilTouched(page, { silent: true })
  await openFramedFilm(page)
  const button = page.getByRole('button', { name: 'Play video' })
  await expect(button).toBeVisible()
  expect(await isPlaying(page)).toBe(false)
  await expect(page.locator('.tv-page:not([inert]) video')).toHaveAttribute('poster', /.+/)
  await button.tap()
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(button).toBeHidden()
})

test('a film that does not begin anew ends on its poster with a button, and stays on its slide', async ({ page }) => {
  // A service worker would answer before the route does.
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  const red = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  await page.route(/-poster\.webp$/, (route) => route.fulfill({ body: red, contentType: 'image/png' }))
  await openFramedFilm(page)
  const film = page.locator('.tv-page:not([inert]) video')
  const button = page.getByRole('button', { name: 'Play video' })
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(button).toBeHidden()
  const isRed = async () => {
    const { data } = await sharp(await film.screenshot())
      .extract({ left: 20, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data[0] === 255 && data[1] === 0
  }
  // Its first frame may come a moment after it plays.
  await expect.poll(isRed).toBe(false)
  const address = page.url()
  await film.evaluate((video: HTMLVideoElement) => {
    video.loop = false
    video.currentTime = video.duration - 0.3
  })
  await expect(button).toBeVisible()
  await expect.poll(isRed).toBe(true)
  expect(page.url()).toBe(address)
  await button.tap()
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect((await filmState(page)).time).toBeLessThan(3)
})

test('a film that is silenced stays silent on this device', async ({ page }) => {
  // No demo app has sound: give this video some.
  await page.route(`**${FILM}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('data-autoplay=', 'data-sound="true" data-autoplay=')
    await route.fulfill({ response, body })
  })
  await refuseUntilTouched(page, { silent: false })
  const isMuted = async () => (await filmState(page)).isMuted
  await page.goto(FILM)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await isMuted()).toBe(true) // no browser lets it be heard before a touch
  await page.keyboard.press('m')
  expect(await isMuted()).toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#slide-2$/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(await isMuted()).toBe(false) // carried on
  await page.keyboard.press('m')
  await page.goto('/app/explore')
  await page.goto(FILM)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#slide-2$/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(await isMuted()).toBe(true)
})
