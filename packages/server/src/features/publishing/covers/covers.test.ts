import type { PublicExperience } from '@taplet/contract'
import { publicExperience } from '@taplet/contract/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import { coverHash, coverPath } from './cover-path.ts'
import { drawCover } from './draw-cover.ts'
import { looks } from '@taplet/slides/themes'
import { fitLines } from './fit-lines.ts'
import { type CoverTheme, coverTheme } from './cover-theme.ts'
import { createCoverService } from './service.ts'

const anExperience = (changes: Partial<PublicExperience> = {}): PublicExperience => ({
  ...publicExperience.parse({
    fullPagePath: 'ofelia',
    pageName: 'Ofelia',
    description: '',
    source: 'TAPLET',
    slides: [],
    media: {},
  }),
  ...changes,
})

const look: CoverTheme = {
  name: 'Ofelia',
  font: 'figtree',
  ink: '#FFFFFF',
  grounds: ['#A52A15', '#611609'],
  picture: undefined,
  focus: { x: 50, y: 50 },
}
it('the cover of an app without slides keeps the address that networks know', () => {
  const empty = anExperience({ fullPagePath: 'aged-empty', pageName: 'The aged-empty', slides: [], media: {} })
  expect(coverHash(empty)).toBe('xpxASNyv0Z')
})

it('a cover is in the theme of the app: its background, text colour and the typeface of its headings', () => {
  for (const { theme } of looks) {
    const { grounds, ink, font } = coverTheme(anExperience({ theme }))
    const { ground, groundTo } = theme
    expect({ grounds, ink, font }).toEqual({
      grounds: groundTo ? [ground, groundTo] : [ground],
      ink: theme.ink,
      font: theme.heading.font,
    })
  }
})

const draw = (changes: Partial<CoverTheme> = {}, bytes?: Buffer) =>
  drawCover({ ...look, ...changes, bytes, address: 'taplet.example/ofelia' })

/** How much of the left half differs from its own corner: text does. */
async function inkOf(cover: Buffer): Promise<number> {
  const { data } = await sharp(cover)
    .extract({ left: 60, top: 60, width: 640, height: 440 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = data[0] ?? 0
  return data.filter((grey) => Math.abs(grey - ground) > 60).length / data.length
}

describe('A cover', () => {
  it.each([
    ['a short name', 'Jo'],
    ['eighty letters', 'The Extraordinarily Long Name of a Very Small Neighbourhood Bakery by the Sea 80'],
    ['one endless word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
    ['emoji among letters', '🌸 Café Blüte 🌸'],
    ['nothing but emoji', '🌸🌸'],
    ['Arabic letters', 'مقهى الوادي'],
    ['markup', '</svg><script>alert(1)</script>&"'],
  ])('is 1200 × 630 pixels, light enough for every chat, and has words on it for %s', async (_, name) => {
    const cover = await draw({ name })
    expect(await sharp(cover).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(cover.length).toBeLessThan(300_000)
    expect(await inkOf(cover)).toBeGreaterThan(0.01)
  })

  it('shows the picture of the app, and does without one that cannot be read', async () => {
    const green = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#00FF00' } })
      .png()
      .toBuffer()
    const pixel = async (cover: Buffer) => [
      ...(await sharp(cover).extract({ left: 950, top: 400, width: 1, height: 1 }).raw().toBuffer()),
    ]
    const [red = 0, bright = 0] = await pixel(await draw({ picture: '/media/a.png' }, green))
    expect([red < 60, bright > 200]).toEqual([true, true])
    const [, dark = 255] = await pixel(await draw({ picture: '/media/a.png' }, Buffer.from('damaged')))
    expect(dark).toBeLessThan(120)
  })
})

describe('A name in a room', () => {
  const widthOf = (text: string, size: number): number => text.length * size
  const fit = (text: string) => fitLines(text, { width: 100, height: 40, sizes: [20, 10], leading: 1, widthOf })
  it('is as large as fits, breaks between words, and ends with dots when it is too much', () => {
    expect(fit('abcd ef')).toEqual({ size: 20, lines: ['abcd', 'ef'] })
    expect(fit('abcdefgh ij')).toEqual({ size: 10, lines: ['abcdefgh', 'ij'] })
    expect(fit('abcdefghijklm')).toEqual({ size: 10, lines: ['abcdefghij', 'klm'] })
    expect(fit('a'.repeat(60)).lines).toEqual(['aaaaaaaaaa', 'aaaaaaaaaa', 'aaaaaaaaaa', 'aaaaaaaaa…'])
  })
})

it('a cover has an address that changes with what it shows and with nothing else', () => {
  const hash = coverHash(anExperience())
  expect(coverHash(anExperience({ description: 'New words' }))).toBe(hash)
  expect(coverHash(anExperience({ pageName: 'Ofelia’s' }))).not.toBe(hash)
})

describe('The service of covers', () => {
  it('draws a cover once for all who ask at the same time and after, and one at a time', async () => {
    let busy = 0
    let most = 0
    const drawing = vi.fn(async ({ name }: CoverTheme) => {
      most = Math.max(most, ++busy)
      await new Promise((resolve) => setTimeout(resolve, 5))
      busy--
      return Buffer.from(name)
    })
    const findExperience = async (path: string) => anExperience({ fullPagePath: path, pageName: path })
    const service = createCoverService({
      findExperience,
      readPicture: async () => undefined,
      origin: 'https://taplet.example',
      draw: drawing,
    })
    const ask = async (path: string) => service.find(path, coverHash(await findExperience(path)))
    await Promise.all(['one', 'one', 'two', 'three', 'one'].map(ask))
    await ask('one')
    expect(drawing).toHaveBeenCalledTimes(3)
    expect(most).toBe(1)
  })

  it('turns away more than can be drawn in time', async () => {
    const drawn = Promise.withResolvers<Buffer>()
    const service = createCoverService({
      findExperience: async (path) => anExperience({ fullPagePath: path }),
      readPicture: async () => undefined,
      origin: 'https://taplet.example',
      draw: () => drawn.promise,
    })
    const paths = Array.from({ length: 20 }, (_, index) => `app-${index}`)
    const asked = paths.map((path) => service.find(path, coverHash(anExperience({ fullPagePath: path }))))
    await new Promise((resolve) => setTimeout(resolve, 5))
    const late = service.find('late', coverHash(anExperience({ fullPagePath: 'late' })))
    await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    drawn.resolve(Buffer.from('drawn'))
    await Promise.all(asked)
  })
})

describe('Its address', () => {
  let content: TestApp
  let mine: TestAccount
  beforeAll(async () => {
    content = await startTestApp()
    mine = await content.anAccount(200)
  })
  afterAll(() => content.stop())
  const coverOf = async (path: string) =>
    /og:image" content="https:\/\/taplet\.example([^"]*)/.exec((await content.get(`/${path}`)).body)?.[1] ?? ''

  it('stands in the page, is kept for ever, and leads on when the app has changed', async () => {
    const { page } = await anApp(mine, 'covered')
    const address = await coverOf('covered')
    const cover = await content.get(address)
    expect(cover.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ width: 1200 })
    const again = await content.get(address, { headers: { 'if-none-match': String(cover.headers['etag']) } })
    expect(again.statusCode).toBe(304)
    await mine.api.experiences.update({ ...page, pageName: 'Another name' })
    const newer = await coverOf('covered')
    expect(newer).not.toBe(address)
    expect((await content.get(address)).headers).toMatchObject({ location: newer, 'cache-control': 'no-cache' })
  })

  it('answers for nothing that visitors cannot open', async () => {
    const { page } = await anApp(mine, 'resting-cover')
    const address = await coverOf('resting-cover')
    await mine.api.experiences.update({ ...page, active: false })
    expect((await content.get(address)).statusCode).toBe(404)
    expect((await content.get('/assets/covers/nobody/x.jpg')).statusCode).toBe(404)
    expect((await content.get('/assets/covers/resting-cover/x.png')).statusCode).toBe(404)
  })
})

it('a cover names its file by path and hash', () => {
  expect(coverPath(anExperience())).toMatch(/^\/assets\/covers\/ofelia\/[\w-]{10}\.jpg$/)
})
