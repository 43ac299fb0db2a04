import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slideWith, startPhone, startTwins } from './testing/start-twins.ts'

let world: Awaited<ReturnType<typeof startTwins>>
let mine: (typeof world)['mine']
beforeAll(async () => {
  world = await startTwins()
  mine = world.mine
})
afterAll(() => world.stop())

const openSlide = async (): Promise<string> =>
  (await mine.open({ kind: 'SLIDE', targetId: world.slides.slide })).twin.twinId
const get = (url: string) => world.nodes[0].server.inject({ method: 'GET', url })

describe('a phone that follows', () => {
  it('hears on one node what is shown on another, with the slide that changed and no other', async () => {
    const { a, b, c } = world.slides
    const { twin } = await mine.open({ kind: 'EXPERIENCE', targetId: world.experienceId })
    const show = (sequence: number, itemIds: string[], selectedItemId: string) =>
      mine.show({
        twinId: twin.twinId,
        sequence,
        shown: { kind: 'EXPERIENCE', pageName: 'App', itemIds, selectedItemId },
      })
    await show(1, [a, b], a)
    const phone = await startPhone(world.nodes[1].url, twin.twinId)
    await expect.poll(() => phone.updates().length).toBe(1)
    expect(phone.response.headers.get('content-type')).toContain('text/event-stream')
    expect(phone.response.headers.get('x-accel-buffering')).toBe('no')
    expect(phone.response.headers.get('connection')).toBe('close')
    await show(2, [b, a, c], c)
    await expect.poll(() => phone.updates().length).toBe(2)
    const [first, second] = phone.updates().map(({ data }) => data as unknown as { slides: object[] })
    expect(first).toMatchObject({ selectedId: a, slides: [{ id: a }, { id: b }] })
    // Of three slides one is new, and the last one carries the footer.
    expect(second).toMatchObject({ selectedId: c, slides: [{ id: b }, { id: a }, { id: c }] })
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
    expect(refused.json()).toMatchObject({ message: '10 phones already follow this preview.' })
    for (const phone of phones) phone.hangUp()
  })

  it('catches up after its node has not heard the others for a while', async () => {
    const twinId = await openSlide()
    const phone = await startPhone(world.nodes[1].url, twinId)
    await expect.poll(() => phone.heard.length).toBeGreaterThan(0)
    // The listening connection dies, as when the database restarts; the change comes meanwhile.
    await world.db.executeQuery(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`.compile(world.db),
    )
    await mine.show({ twinId, sequence: 1, shown: slideWith('while nobody listened') })
    await expect.poll(() => JSON.stringify(phone.updates().at(-1)?.data)).toContain('while nobody listened')
    phone.hangUp()
  })

  it('does not hold up a node that stops, and is sent to another one', async () => {
    const twinId = await openSlide()
    const [, node] = world.nodes
    const phone = await startPhone(node.url, twinId)
    await expect.poll(() => phone.heard.length).toBeGreaterThan(0)
    await node.server.close()
    await expect.poll(() => phone.isOpen()).toBe(false)
    expect(phone.heard.some(({ event }) => event === 'ended')).toBe(false)
  })
})
