import { expect, type Locator, type Page, test } from '@playwright/test'
import { phoneVideo } from './fixtures.ts'
import { openApp } from './story/open-app.ts'
import { UPLOAD_TIME } from './story/upload-time.ts'

const CAPTIONS = `WEBVTT

00:00.000 --> 00:01.500
The ferry leaves at night.

00:01.500 --> 00:03.000
Bring a coat.
`

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const PREPARED = { timeout: 90_000 } // on a machine with a lot to do

/** Holds videos in preparation for this page, as a busy server would. Returns a function that releases them. */
async function holdVideos(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/media/getAll', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const item of answer.media) if (item.kind === 'VIDEO') item.status = 'PROCESSING'
    await route.fulfill({ response, json: answer })
  })
  // A response that is already under way can still be replaced.
  return () => page.unrouteAll({ behavior: 'wait' })
}

test('a person cuts a video, chooses its poster, adds captions, and visitors get all of it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { experienceId, itemId } = await openApp(page, 'ferry-videos', [])
  const { convertsVideo } = await (await page.request.get('/api/media/getCapabilities')).json()
  await page.goto(`/app/experienceItems/${itemId}?in=${experienceId}`)
  const form = page.locator('[data-place="form"]')
  const library = page.getByRole('dialog', { name: 'Choose a video' })
  const tools = page.getByRole('dialog', { name: /^Edit / })
  const onStage = page.locator('[data-place="stage"] .tp-stack video')
  const openTools = () => form.getByRole('button', { name: 'Poster, trim and captions' }).click()

  await test.step('a video that is being prepared stands in the list of what is on its way', async () => {
    const release = await holdVideos(page)
    await page.getByRole('button', { name: 'Add Video' }).click()
    await form.getByRole('button', { name: 'Choose or upload' }).click()
    await library.locator('input[type=file]').setInputFiles(phoneVideo)
    await expect(library).toBeHidden(UPLOAD_TIME)
    await expect(form.getByText('Being prepared for phones.', { exact: false })).toBeVisible()
    await form.getByRole('button', { name: 'Change', exact: true }).click()
    const list = library.getByRole('list', { name: 'Uploads' })
    await expect(list.getByRole('listitem')).toHaveText(/music-night-ferry.*Being prepared/)
    await release()
    await expect(list).toBeHidden(PREPARED)
    await library.getByRole('button', { name: 'Close' }).click()
    await expect(onStage).toHaveCount(1)
  })

  if (convertsVideo)
    await test.step('the part takes the place of the whole on the slide', async () => {
      await openTools()
      await tools.getByRole('radio', { name: 'Trim' }).click()
      await expect(tools.getByRole('button', { name: 'Trim to this clip' })).toBeDisabled()
      await tools.getByRole('slider', { name: 'End' }).fill('3')
      await expect(tools.getByText('Clip length: 0:03')).toBeVisible()
      await tools.getByRole('button', { name: 'Trim to this clip' }).click()
      await expect(tools).toBeHidden(PREPARED)
      await expect(form.getByRole('button', { name: 'Poster, trim and captions' })).toBeVisible(PREPARED)
      await expect.poll(() => onStage.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(3)
    })

  let poster = ''
  let files = ''
  await test.step('a frame of it becomes the poster', async () => {
    await openTools()
    const shown = tools.locator('img')
    const before = await shown.getAttribute('src')
    await tools.getByRole('slider', { name: 'Frame at' }).fill('2')
    await tools.getByRole('button', { name: 'Use this frame' }).click()
    await expect(page.getByText('The poster is set')).toBeVisible()
    await expect(shown).not.toHaveAttribute('src', before ?? '')
    poster = (await shown.getAttribute('src')) ?? ''
  })

  await test.step('a WebVTT file becomes its captions', async () => {
    await tools.getByRole('radio', { name: 'Captions' }).click()
    await expect(tools.getByText('No captions yet')).toBeVisible()
    const file = { name: 'ferry.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) }
    await tools.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('2 captions added')).toBeVisible()
    await expect(tools.getByRole('listitem')).toHaveText(/English.*Default/)
    await tools.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('whoever wants no motion edits beside a still video', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    files = (await onStage.getAttribute('data-sources')) ?? ''
    const play = () => onStage.evaluate((video: HTMLVideoElement) => (video.readyState > 0 ? video.paused : undefined))
    await page.reload()
    await expect.poll(play).toBe(true)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await expect.poll(play).toBe(false)
  })

  await test.step('visitors get part, poster and captions, and the film plays', async () => {
    const phone = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference' })
    const visitor = await phone.newPage()
    await visitor.goto('/ferry-videos')
    const video = visitor.locator('video').first()
    await expect(video).toHaveAttribute('poster', poster)
    const cues = () =>
      video.evaluate((element: HTMLVideoElement) =>
        [...(element.textTracks[0]?.cues ?? [])].map((cue) => cue.startTime),
      )
    await expect.poll(cues).toEqual([0, 1.5])
    expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('showing')
    await expect(video).toHaveAttribute('data-sources', files)
    await expectPlaying(video)
    if (convertsVideo) expect(await video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(3)
    await phone.close()
  })

  await test.step('whoever wants no motion sees the poster, and a tap plays the film', async () => {
    const phone = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })
    const visitor = await phone.newPage()
    await visitor.goto('/ferry-videos')
    const video = visitor.locator('video').first()
    const button = visitor.getByRole('button', { name: 'Play video' })
    await expect(button).toBeVisible()
    expect(await video.evaluate((element: HTMLVideoElement) => [element.paused, element.currentTime])).toEqual([
      true,
      0,
    ])
    await button.tap()
    await expectPlaying(video)
    await expect(button).toBeHidden()
    await phone.close()
  })
})

/** The video plays: its time advances between two readings, and the browser has drawn frames. */
async function expectPlaying(video: Locator): Promise<void> {
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(time).toBeGreaterThan(0)
  const first = await time()
  await expect.poll(async () => (await time()) !== first).toBe(true)
  const frames = await video.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames)
  expect(frames).toBeGreaterThan(0)
}
