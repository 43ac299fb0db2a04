import { artAddress } from '@taplet/slides/art'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const COLOURS = {
  ground: '#12382F',
  tint: '#1C4C40',
  ink: '#F7EFDC',
  button: '#F3B562',
  main: '#6FB07F',
  deep: '#1F6049',
  warm: '#E07A4B',
}
const cover = artAddress('plant-pot', 'COVER', COLOURS)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('a drawing is drawn for anybody, kept for ever, and can do nothing but show itself', async () => {
  for (const url of [cover, artAddress('plant-pot', 'PICTURE', COLOURS)]) {
    const answer = await app.get(url)
    expect([url, answer.statusCode]).toEqual([url, 200])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.body).toMatch(/^<svg .*#e07a4b.*<\/svg>$/)
  }
})

it.each([
  cover.replace('plant-pot', 'nobody'),
  cover.replace('.svg', '.png'),
  cover.replace('.cover', '.cover.cover'),
  '/media/art/plant-pot.svg',
  '/media/art/%2e%2e',
])('there is no drawing at %s', async (url) => {
  expect((await app.get(url)).statusCode).toBe(404)
})

it('an app whose first slide has a drawing shows it to visitors, and as pixels in its preview', async () => {
  const mine = await app.anAccount(200)
  const { body } = await mine.api.slides.createItem({ itemName: 'Cover' })
  const { experienceItemId, viewId } = body.newExperienceItem
  const backgroundMedia = { type: 'IMAGE' as const, url: cover, color: COLOURS.ground }
  await mine.api.slides.updateView({ viewId: String(viewId), viewMetadata: { backgroundMedia }, widgets: [] })
  const named = { rootPageId: 'drawn', fullPagePath: 'drawn', pageName: 'Drawn', description: '' }
  await mine.api.experiences.update({ ...named, experienceItems: [experienceItemId] })
  const page = (await app.get('/drawn')).body
  expect(page).toContain(`src="${cover}"`)
  expect(page).toMatch(/class="tp-cover"[^>]* width="390" height="844"/)
  const preview = /og:image" content="https:\/\/taplet\.example([^"]*)/.exec(page)?.[1] ?? ''
  const phone = sharp((await app.get(preview)).rawPayload).extract({ left: 800, top: 120, width: 300, height: 300 })
  const { channels } = await phone.stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(25)
})
