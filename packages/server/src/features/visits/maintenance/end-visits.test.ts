import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import { anApp } from '../../../testing/an-app.ts'
import { aReport } from '../../../testing/visits/a-report.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import type { Report } from '../report.ts'
import { writeReports } from '../store.ts'
import { endVisits } from './end-visits.ts'
import { deleteVisitorState } from './delete-visitor-state.ts'

const NOON = Date.UTC(2026, 10, 18, 12)
const time = { now: new Date(NOON) }
let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp({ clock: () => time.now })
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

const atMinute = (minute: number): Date => new Date(NOON + minute * 60_000)
let apps = 0
async function aVisit(rest: Partial<Report> = {}): Promise<Report> {
  const { page } = await anApp(mine, `left-${++apps}`)
  return aReport({ experienceId: page.experienceId, at: atMinute(0), visitId: randomUUID(), ...rest })
}
/** The visit goes on: this slide is seen in that minute. */
const goOn = (visit: Report, itemId: string, minute: number) =>
  writeReports(
    [
      {
        ...visit,
        at: atMinute(minute),
        events: [{ eventId: minute, type: 'SLIDE', itemId, widgetId: null, value: null, at: atMinute(minute) }],
      },
    ],
    content.db,
  )
const endAt = (minute: number) => endVisits(atMinute(minute), content.db)
async function ends({ experienceId }: Report): Promise<Record<string, number>> {
  const rows = await content.db
    .selectFrom('visit_sums')
    .select(['key', 'total'])
    .where('subject_id', '=', experienceId ?? '')
    .where('kind', '=', sumKinds.EXIT)
    .where('total', '<>', 0)
    .execute()
  return Object.fromEntries(rows.map(({ key, total }) => [key, total]))
}

describe('the end of a visit', () => {
  it('is on the slide that was seen last, and counts once half an hour has been quiet', async () => {
    const visit = await aVisit()
    await goOn(visit, 'welcome', 0)
    await goOn(visit, 'menu', 2)
    await endAt(31)
    expect(await ends(visit)).toEqual({})
    await endAt(33)
    await endAt(40)
    expect(await ends(visit)).toEqual({ menu: 1 })
    const event = await content.db
      .selectFrom('visit_events')
      .select(['type', 'item_id', 'at'])
      .where('visit_id', '=', visit.visitId)
      .where('event_id', '=', -1)
      .execute()
    expect(event).toEqual([{ type: 'EXIT', item_id: 'menu', at: atMinute(2) }])
  })

  it('is taken back when the visit goes on and ends elsewhere', async () => {
    const visit = await aVisit()
    await goOn(visit, 'menu', 0)
    await endAt(35)
    await goOn(visit, 'map', 50)
    await endAt(60)
    expect(await ends(visit)).toEqual({ menu: 1 })
    await endAt(81)
    expect(await ends(visit)).toEqual({ map: 1 })
  })

  it('[14.18] is told as not known yet until then, so that each visit is on one slide, known or not', async () => {
    const { page, itemId } = await anApp(mine, 'not-known-yet')
    const { experienceId, tagId } = page
    const [first, second] = [await aVisit({ experienceId }), await aVisit({ experienceId, tagId })]
    const counts = async (subject: { kind: 'APP' | 'LINK'; id: string }) => {
      const days = { from: '2026-11-17', to: '2026-11-19', timezone: 'UTC' }
      const { report } = await mine.analytics.report({ ...subject, ...days })
      return report.funnel.slides.map(({ visits, exits, open }) => ({ visits, exits, open }))
    }
    const ofApp = { kind: 'APP' as const, id: experienceId }
    await goOn(first, itemId, 0)
    await goOn(second, itemId, 20)
    time.now = atMinute(33)
    expect(await counts(ofApp)).toEqual([{ visits: 2, exits: 0, open: 2 }])
    await endAt(33)
    expect(await counts(ofApp)).toEqual([{ visits: 2, exits: 1, open: 1 }])
    // variant-name: a kind of subject, no widget
    expect(await counts({ kind: 'LINK', id: tagId ?? '' })).toEqual([{ visits: 1, exits: 0, open: 1 }])
    await endAt(55)
    expect(await counts(ofApp)).toEqual([{ visits: 2, exits: 2, open: 0 }])
  })

  it('is counted for the link, too', async () => {
    const { page } = await anApp(mine, 'by-link')
    const visit = await aVisit({ experienceId: page.experienceId, tagId: page.tagId })
    await goOn(visit, 'menu', 0)
    await endAt(35)
    const row = await content.db
      .selectFrom('visit_sums')
      .select('total')
      .where('subject_id', '=', page.tagId ?? '')
      .where('kind', '=', sumKinds.EXIT)
      .executeTakeFirst()
    expect(row).toEqual({ total: 1 })
  })

  it('is none where nobody saw a slide, and of owners and reloads', async () => {
    const [silent, own] = [await aVisit(), await aVisit({ verdict: 'OWN' })]
    await writeReports([silent], content.db)
    await goOn(own, 'menu', 0)
    await endAt(100)
    expect([await ends(silent), await ends(own)]).toEqual([{}, {}])
  })

  it('is counted once when several processes look for it together', async () => {
    const visits = await Promise.all(Array.from({ length: 6 }, () => aVisit()))
    for (const visit of visits) await goOn(visit, 'menu', 0)
    await Promise.all([endAt(40), endAt(40), endAt(40)])
    await endAt(40)
    expect(await Promise.all(visits.map(ends))).toEqual(visits.map(() => ({ menu: 1 })))
  })

  it('comes before the visit is forgotten two days later, with its guest and the secret of the day', async () => {
    const visit = await aVisit({ guest: Buffer.alloc(12, 7) })
    await goOn(visit, 'menu', 0)
    await content.db
      .insertInto('guest_salts')
      .values([
        { day: '2026-11-18', salt: Buffer.from('a') },
        { day: '2026-11-19', salt: Buffer.from('b') },
      ])
      .execute()
    const left = async (): Promise<number[]> => [
      (await content.db.selectFrom('open_visits').select('visit_id').where('visit_id', '=', visit.visitId).execute())
        .length,
      (await content.db.selectFrom('known_guests').select('guest').execute()).length,
      (await content.db.selectFrom('guest_salts').select('day').execute()).length,
    ]
    expect(await left()).toEqual([1, 1, 2])
    await deleteVisitorState(atMinute(47 * 60), content.db)
    expect(await left()).toEqual([1, 1, 1])
    await deleteVisitorState(atMinute(49 * 60), content.db)
    expect(await left()).toEqual([0, 0, 1])
  })
})
