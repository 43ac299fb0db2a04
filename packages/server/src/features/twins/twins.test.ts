import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { startPhone, startTwins, studioOf } from './testing/start-twins.ts'

let world: Awaited<ReturnType<typeof startTwins>>
let mine: ReturnType<typeof studioOf>['twins']
beforeAll(async () => {
  world = await startTwins()
  mine = studioOf(world.nodes[0], 'mine').twins
})
afterAll(() => world.stop())

const slideWith = (words: string) => ({
  kind: 'SLIDE' as const,
  slide: {
    viewId: 'v',
    viewName: 'Today',
    widgets: [{ widgetId: 't', widgetType: 'TEXT_BOX', widgetData: { text: words } }],
  },
})
const openSlide = async (): Promise<string> => (await mine.open({ kind: 'SLIDE', targetId: 'mine-slide' })).twin.twinId
const get = (url: string) => world.nodes[0].server.inject({ method: 'GET', url })

describe('the calls of a twin', () => {
  it('opens a page under an address that cannot be guessed, and shows what it is told', async () => {
    const { twin } = await mine.open({ kind: 'SLIDE', targetId: 'mine-slide' })
    expect(twin.url).toBe(`https://taplet.example/twin/${twin.twinId}`)
    expect(twin.twinId.length).toBeGreaterThanOrEqual(22) // 131 bits of letters and digits
    await mine.show({ twinId: twin.twinId, sequence: 1, shown: slideWith('Fresh herrings') })
    expect((await get(`/twin/${twin.twinId}`)).body).toContain('Fresh herrings')
  })

  it('shows of an instant app its products, too, with what they cost', async () => {
    const { twin } = await mine.open({ kind: 'EXPERIENCE', targetId: 'mine-app' })
    const shown = { kind: 'EXPERIENCE' as const, pageName: 'Shop', itemIds: ['welcome', 'cup'] }
    await mine.show({ twinId: twin.twinId, sequence: 1, shown })
    const { body } = await get(`/twin/${twin.twinId}`)
    expect(body).toContain('Thrown by hand')
    expect(body).toContain('€34')
  })

  it('are for the signed-in owner of the document and of the twin alone', async () => {
    const twinId = await openSlide()
    const stranger = studioOf(world.nodes[0]).twins
    const other = studioOf(world.nodes[0], 'other').twins
    const shown = slideWith('Not mine')
    expect(await refusal(stranger.open({ kind: 'SLIDE', targetId: 'mine-slide' }))).toMatchObject({ status: 401 })
    expect(await refusal(stranger.show({ twinId, sequence: 1, shown }))).toMatchObject({ status: 401 })
    expect(await refusal(other.open({ kind: 'SLIDE', targetId: 'mine-slide' }))).toMatchObject({ status: 404 })
    expect(await refusal(other.show({ twinId, sequence: 1, shown }))).toMatchObject({ status: 404 })
    expect(await refusal(other.keep({ twinId }))).toMatchObject({ status: 404 })
    expect(await refusal(other.close({ twinId }))).toMatchObject({ status: 404 })
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
    const other = studioOf(world.nodes[0], 'other').twins
    const foreign = Array.from({ length: 90 }, (_, index) =>
      refusal(other.show({ twinId, sequence: index + 1, shown: slideWith('foreign') })),
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
    const { twinId } = (await mine.open({ kind: 'SLIDE', targetId: 'mine-brief' })).twin
    await mine.show({ twinId, sequence: 1, shown: slideWith('Soon gone') })
    await world.db
      .updateTable('experience_items')
      .set({ deleted_at: new Date() })
      .where('item_id', '=', 'mine-brief')
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
    [
      'past its end',
      async (twinId: string) =>
        void (await world.db
          .updateTable('twins')
          .set({ expires_at: new Date(Date.now() - 1000) })
          .where('twin_id', '=', twinId)
          .execute()),
    ],
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

describe('a phone that follows', () => {
  it('hears on one node what is shown on another, with the slide that changed and no other', async () => {
    const { twin } = await mine.open({ kind: 'EXPERIENCE', targetId: 'mine-app' })
    const show = (sequence: number, itemIds: string[], selectedItemId: string) =>
      mine.show({
        twinId: twin.twinId,
        sequence,
        shown: { kind: 'EXPERIENCE', pageName: 'App', itemIds, selectedItemId },
      })
    await show(1, ['a', 'b'], 'a')
    const phone = await startPhone(world.nodes[1].url, twin.twinId)
    await expect.poll(() => phone.updates().length).toBe(1)
    expect(phone.response.headers.get('content-type')).toContain('text/event-stream')
    expect(phone.response.headers.get('x-accel-buffering')).toBe('no')
    expect(phone.response.headers.get('connection')).toBe('close')
    await show(2, ['b', 'a', 'c'], 'c')
    await expect.poll(() => phone.updates().length).toBe(2)
    const [first, second] = phone.updates().map(({ data }) => data as unknown as { slides: object[] })
    expect(first).toMatchObject({ selectedId: 'a', slides: [{ id: 'a' }, { id: 'b' }] })
    // Of three slides one is new, and the last one carries the footer.
    expect(second).toMatchObject({ selectedId: 'c', slides: [{ id: 'b' }, { id: 'a' }, { id: 'c' }] })
    expect(second?.slides.map((slide) => 'html' in slide)).toEqual([true, false, true])
    phone.hangUp()
  })

  it('is told nothing it shows already when it comes back, and the newest state otherwise', async () => {
    const twinId = await openSlide()
    await mine.show({ twinId, sequence: 1, shown: slideWith('one') })
    const version = /data-version="([^"]+)"/.exec((await get(`/twin/${twinId}`)).body)?.[1] ?? ''
    const current = await startPhone(world.nodes[0].url, twinId, version)
    await expect.poll(() => current.heard.length).toBe(1)
    expect(current.heard[0]).toMatchObject({ event: 'editor', data: { isAway: false } })
    for (const sequence of [2, 3, 4]) await mine.show({ twinId, sequence, shown: slideWith(`state ${sequence}`) })
    const late = await startPhone(world.nodes[0].url, twinId, version)
    await expect.poll(() => late.updates().length).toBe(1)
    expect(JSON.stringify(late.updates()[0]?.data)).toContain('state 4')
    current.hangUp()
    late.hangUp()
  })

  it('brings the faces of the words it shows', async () => {
    const twinId = await openSlide()
    const { slide } = slideWith('In serif')
    const shown = { kind: 'SLIDE' as const, slide: { ...slide, viewMetadata: { theme: { font: 'fraunces' } } } }
    await mine.show({ twinId, sequence: 1, shown })
    const phone = await startPhone(world.nodes[0].url, twinId)
    await expect.poll(() => phone.updates().length).toBe(1)
    expect(JSON.stringify(phone.updates()[0]?.data)).toMatch(/"url":"\/assets\/fonts\/fraunces[\w-]*\.woff2"/)
    phone.hangUp()
  })

  it('is counted for the editor, on whichever node it is, until it leaves', async () => {
    const twinId = await openSlide()
    const followers = async () => (await mine.keep({ twinId })).twin.followers
    expect(await followers()).toBe(0)
    const phones = await Promise.all(world.nodes.map(({ url }) => startPhone(url, twinId)))
    await expect.poll(followers).toBe(2)
    for (const phone of phones) phone.hangUp()
    await expect.poll(followers).toBe(0)
  })

  it('hears that the editor leaves and comes back', async () => {
    const twinId = await openSlide()
    const phone = await startPhone(world.nodes[1].url, twinId)
    const last = () => phone.heard.findLast(({ event }) => event === 'editor')?.data
    await expect.poll(last).toEqual({ isAway: false })
    await mine.keep({ twinId, isHere: false })
    await expect.poll(last).toEqual({ isAway: true })
    await mine.keep({ twinId })
    await expect.poll(last).toEqual({ isAway: false })
    phone.hangUp()
  })

  it('hears the end', async () => {
    const twinId = await openSlide()
    const phone = await startPhone(world.nodes[1].url, twinId)
    await expect.poll(() => phone.heard.length).toBeGreaterThan(0)
    await mine.close({ twinId })
    await expect.poll(() => phone.isOpen()).toBe(false)
    expect(phone.heard.at(-1)?.event).toBe('ended')
  })

  it('is the tenth at most', async () => {
    const twinId = await openSlide()
    const phones = await Promise.all(Array.from({ length: 10 }, () => startPhone(world.nodes[0].url, twinId)))
    const tooMany = await startPhone(world.nodes[1].url, twinId)
    expect(tooMany.response.status).toBe(429)
    const refused = await get(`/twin/${twinId}/events`)
    expect(refused.json()).toMatchObject({ message: 'Ten phones already follow this preview.' })
    for (const phone of phones) phone.hangUp()
  })

  it('catches up after its node has not heard the others for a while', async () => {
    const twinId = await openSlide()
    const phone = await startPhone(world.nodes[1].url, twinId)
    await expect.poll(() => phone.heard.length).toBeGreaterThan(0)
    // What listens dies, as when the database restarts; the news comes while nobody hears it.
    await world.db.executeQuery(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`.compile(world.db),
    )
    await mine.show({ twinId, sequence: 1, shown: slideWith('while nobody listened') })
    await expect
      .poll(() => JSON.stringify(phone.updates().at(-1)?.data), { timeout: 5000 })
      .toContain('while nobody listened')
    phone.hangUp()
  })

  it('does not hold up a node that stops, and is sent to another one', async () => {
    const twinId = await openSlide()
    const [, node] = world.nodes
    const phone = await startPhone(node.url, twinId)
    await expect.poll(() => phone.heard.length).toBeGreaterThan(0)
    const begin = performance.now()
    await node.server.close()
    expect(performance.now() - begin).toBeLessThan(1000)
    await expect.poll(() => phone.isOpen()).toBe(false)
    expect(phone.heard.some(({ event }) => event === 'ended')).toBe(false)
  })
})
