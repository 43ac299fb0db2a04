import { MINUTE_MS } from '@taplet/base/time'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { slideWith, startTwins } from './testing/start-twins.ts'

let world: Awaited<ReturnType<typeof startTwins>>
let mine: (typeof world)['mine']
beforeAll(async () => {
  world = await startTwins()
  mine = world.mine
})
afterAll(() => world.stop())
afterEach(() => setAhead(0))

const setAhead = (ms: number): void => {
  for (const { clock } of world.nodes) clock.ahead = ms
}

const openSlide = async (): Promise<string> =>
  (await mine.open({ kind: 'SLIDE', targetId: world.slides.slide })).twin.twinId
const get = (url: string) => world.nodes[0].server.inject({ method: 'GET', url })

describe('the calls of a twin', () => {
  it('opens a page under an address that cannot be guessed, and shows what it is told', async () => {
    const { twin } = await mine.open({ kind: 'SLIDE', targetId: world.slides.slide })
    expect(twin.url).toBe(`https://taplet.example/twin/${twin.twinId}`)
    expect(twin.twinId.length).toBeGreaterThanOrEqual(22) // 131 bits of letters and digits
    await mine.show({ twinId: twin.twinId, sequence: 1, shown: slideWith('Fresh herrings') })
    expect((await get(`/twin/${twin.twinId}`)).body).toContain('Fresh herrings')
  })

  it('shows of an instant app its products, too, with what they cost', async () => {
    const { twin } = await mine.open({ kind: 'EXPERIENCE', targetId: world.experienceId })
    const shown = { kind: 'EXPERIENCE' as const, pageName: 'Shop', itemIds: [world.slides.slide, world.slides.cup] }
    await mine.show({ twinId: twin.twinId, sequence: 1, shown })
    const { body } = await get(`/twin/${twin.twinId}`)
    expect(body).toContain('Thrown by hand')
    expect(body).toContain('€34')
  })

  it('are for the signed-in owner of the document and of the twin alone', async () => {
    const twinId = await openSlide()
    const shown = slideWith('Not mine')
    expect(await refusal(world.stranger.open({ kind: 'SLIDE', targetId: world.slides.slide }))).toMatchObject({
      status: 401,
    })
    expect(await refusal(world.stranger.show({ twinId, sequence: 1, shown }))).toMatchObject({ status: 401 })
    expect(await refusal(world.other.open({ kind: 'SLIDE', targetId: world.slides.slide }))).toMatchObject({
      status: 404,
    })
    expect(await refusal(world.other.show({ twinId, sequence: 1, shown }))).toMatchObject({ status: 404 })
    expect(await refusal(world.other.keep({ twinId }))).toMatchObject({ status: 404 })
    expect(await refusal(world.other.close({ twinId }))).toMatchObject({ status: 404 })
    expect((await get(`/twin/${twinId}`)).body).not.toContain('Not mine')
  })

  it('change nothing when they come late', async () => {
    const twinId = await openSlide()
    await mine.show({ twinId, sequence: 7, shown: slideWith('newer') })
    await mine.show({ twinId, sequence: 6, shown: slideWith('older') })
    const { body } = await get(`/twin/${twinId}`)
    expect(body).toContain('newer')
    expect(body).not.toContain('older')
  })

  it('refuse what is no state of that document', async () => {
    const twinId = await openSlide()
    const wrong = { kind: 'EXPERIENCE' as const, pageName: 'App', itemIds: [] }
    expect(await refusal(mine.show({ twinId, sequence: 1, shown: wrong }))).toMatchObject({
      status: 400,
      message: '"shown.kind": this preview shows a slide; send SLIDE.',
    })
    const huge = { kind: 'SLIDE' as const, slide: { text: 'x'.repeat(200_001) } }
    expect(await refusal(mine.show({ twinId, sequence: 1, shown: huge }))).toMatchObject({ status: 400 })
  })

  it('slow down a sender that sends without pause', async () => {
    const twinId = await openSlide()
    const sends = Array.from({ length: 90 }, (_, index) =>
      refusal(mine.show({ twinId, sequence: index + 1, shown: slideWith(`${index}`) })),
    )
    const refused = (await Promise.all(sends)).filter((one) => one !== undefined)
    expect(refused.length).toBeGreaterThan(0)
    for (const one of refused) expect(one).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })

  it('let nobody else use up the turns of an editor', async () => {
    const twinId = await openSlide()
    const foreign = Array.from({ length: 90 }, (_, index) =>
      refusal(world.other.show({ twinId, sequence: index + 1, shown: slideWith('foreign') })),
    )
    for (const one of await Promise.all(foreign)) expect(one).toMatchObject({ status: 404 })
    expect(await refusal(mine.show({ twinId, sequence: 1, shown: slideWith('mine') }))).toBeUndefined()
  })

  it('keep five previews of an account also when many are opened at once', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, openSlide))
    const pages = await Promise.all(opened.map((twinId) => get(`/twin/${twinId}`)))
    expect(pages.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  })

  it('end with the slide or the app that they show', async () => {
    const { twinId } = (await mine.open({ kind: 'SLIDE', targetId: world.slides.brief })).twin
    await mine.show({ twinId, sequence: 1, shown: slideWith('Soon gone') })
    await world.db
      .updateTable('experience_items')
      .set({ deleted_at: new Date() })
      .where('item_id', '=', world.slides.brief)
      .execute()
    const { statusCode, body } = await get(`/twin/${twinId}`)
    expect(statusCode).toBe(410)
    expect(body).not.toContain('Soon gone')
    expect((await get(`/twin/${twinId}/events`)).statusCode).toBe(410)
    const late = mine.show({ twinId, sequence: 2, shown: slideWith('Late') })
    expect(await refusal(late)).toMatchObject({ code: 'TWIN_ENDED' })
  })

  it('keep five previews of an account and end the oldest', async () => {
    const ids: string[] = []
    for (let count = 0; count < 6; count++) ids.push(await openSlide())
    expect((await get(`/twin/${ids[0]}`)).statusCode).toBe(410)
    expect((await get(`/twin/${ids[1]}`)).statusCode).toBe(200)
  })
})

describe('the page of a twin', () => {
  it('stays out of search engines, caches, referrers and visit counts', async () => {
    const twinId = await openSlide()
    await mine.show({ twinId, sequence: 1, shown: slideWith('Secret plans') })
    const { headers, body } = await get(`/twin/${twinId}`)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store, private',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('<meta name="robots" content="noindex, nofollow, noarchive"/>')
    expect(body).not.toMatch(/og:|twitter:|canonical|data-visits|class="tv-share"/)
  })

  it.each([
    ['closed', async (twinId: string) => void (await mine.close({ twinId }))],
    ['past its end', async () => setAhead(31 * MINUTE_MS)],
  ])('says that the preview has ended when it is %s', async (_, end) => {
    const twinId = await openSlide()
    await mine.show({ twinId, sequence: 1, shown: slideWith('Was here') })
    await end(twinId)
    const { statusCode, body, headers } = await get(`/twin/${twinId}`)
    expect(statusCode).toBe(410)
    expect(body).toContain('This preview has ended')
    expect(body).not.toContain('Was here')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect((await get(`/twin/${twinId}/events`)).statusCode).toBe(410)
    expect(await refusal(mine.show({ twinId, sequence: 2, shown: slideWith('Again') }))).toBeDefined()
  })

  it('lives half an hour longer with each edit, and twelve hours at most', async () => {
    const twinId = await openSlide()
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
    const endAfterEdit = async (openedAt: Date, sequence: number): Promise<number> => {
      const times = { opened_at: openedAt, expires_at: hours(0.1) }
      await world.db.updateTable('twins').set(times).where('twin_id', '=', twinId).execute()
      await mine.show({ twinId, sequence, shown: slideWith('x') })
      const row = await world.db
        .selectFrom('twins')
        .select('expires_at')
        .where('twin_id', '=', twinId)
        .executeTakeFirstOrThrow()
      return (row.expires_at.getTime() - Date.now()) / 60_000
    }
    expect(await endAfterEdit(hours(-1), 1)).toBeCloseTo(30, 0)
    expect(await endAfterEdit(hours(-11.75), 2)).toBeCloseTo(15, 0)
  })
})
