import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import { A_PHONE } from '../../../testing/visits/a-phone.ts'
import { anApp } from '../../../testing/an-app.ts'
import { aReport } from '../../../testing/visits/a-report.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import { createAgentIds } from '../writing/agent-ids.ts'
import type { Report } from '../report.ts'
import { writeReports } from '../store.ts'
import { createVisitMaintenance } from './create-visit-maintenance.ts'
import type { Classifier } from './classify-again.ts'
import { runVisits } from './run-visits.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const ROBOT = 'Shop watcher/1.0'
/** A classifier that takes these programs for bots, and everybody else for a person. */
const classifierOf = (name: string, robots: readonly string[]): Classifier => ({
  name,
  classify: ({ userAgent, method }) =>
    robots.includes(userAgent)
      ? { verdict: 'BOT', reason: 'Shop watcher' }
      : { verdict: method === 'HEAD' ? 'HEAD' : 'HUMAN', reason: '' },
})
const knows = classifierOf('new list', [ROBOT])

let content: TestApp
let experienceId: string
let agents: ReadonlyMap<string, number>
beforeEach(async () => {
  content = await startTestApp()
  const { page } = await anApp(await content.anAccount(200), 'watched')
  experienceId = page.experienceId ?? ''
  agents = (await createAgentIds(content.db)([A_PHONE, ROBOT])).ids
})
afterEach(() => content.stop())

const at = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000)
const hit = (agent: string, rest: Partial<Report>): Report =>
  aReport({ experienceId, agentId: agents.get(agent) ?? 0, judge: 'old list', ...rest })
const seen = (when: Date, eventId = 0) => ({
  eventId,
  type: 'SLIDE' as const,
  itemId: 'slide',
  widgetId: null,
  value: null,
  at: when,
})
async function counted(): Promise<Record<string, number>> {
  const rows = await content.db.selectFrom('visit_sums').select(['kind', 'key', 'total']).execute()
  const named = rows.flatMap(({ kind, key, total }) => {
    const name = { [sumKinds.VISIT]: 'visits', [sumKinds.GUEST]: 'guests', [sumKinds.SLIDE]: 'slides' }[kind]
    if (kind === sumKinds.NOT_COUNTED) return [[key, total] as const]
    return name === undefined ? [] : [[name, total] as const]
  })
  return Object.fromEntries(named)
}
const reclassifyDays = (classifier: Classifier) =>
  runVisits(['rejudge', '--days', '3'], { db: content.db, classifier, now: NOW })

describe('visits that are classified again', () => {
  it('no longer count when their program turns out to be a robot, nor does what it did', async () => {
    const guest = Buffer.alloc(12, 1)
    await writeReports([hit(ROBOT, { at: at(60), guest, events: [seen(at(60))] })], content.db)
    // The same word in another program: the person behind it is the first guest after all.
    await writeReports([hit(A_PHONE, { at: at(40), guest, events: [seen(at(40))] })], content.db)
    expect(await counted()).toEqual({ visits: 2, guests: 1, slides: 2 })
    expect(await reclassifyDays(knows)).toEqual(['2026-11-18  1 judged otherwise'])
    expect(await counted()).toEqual({ visits: 1, guests: 1, slides: 1, 'BOT:Shop watcher': 1 })
  })

  it('are those of before when the lists go back', async () => {
    await writeReports([hit(ROBOT, { at: at(60), events: [seen(at(60))] })], content.db)
    const before = await counted()
    await reclassifyDays(knows)
    expect(await counted()).not.toEqual(before)
    await reclassifyDays(classifierOf('list of before', []))
    expect(await counted()).toEqual(before)
  })

  it('count once when it was a person after all, however often the page was fetched and reported', async () => {
    const [visitId, bot] = [randomUUID(), { verdict: 'BOT', reason: 'Shop watcher' } as const]
    await writeReports([hit(ROBOT, { at: at(60), signs: ['PAGE'], ...bot })], content.db)
    for (const minutes of [59, 58, 57])
      await writeReports([hit(ROBOT, { visitId, at: at(minutes), signs: ['BEACON'], ...bot })], content.db)
    expect(await counted()).toEqual({ 'BOT:Shop watcher': 1 })
    await reclassifyDays(classifierOf('kinder list', []))
    expect(await counted()).toEqual({ visits: 1 })
  })

  it('stay what no list decides: visits of owners, reloads, floods, and requests that only ask for the head', async () => {
    for (const verdict of ['OWN', 'DUPLICATE', 'FLOOD', 'HEAD', 'PREFETCH'] as const)
      await writeReports([hit(A_PHONE, { at: at(60), verdict, signs: ['PAGE'] })], content.db)
    const before = await counted()
    await reclassifyDays({
      ...knows,
      classify: ({ purpose, ...rest }) =>
        purpose ? { verdict: 'PREFETCH', reason: '' } : knows.classify({ purpose, ...rest }),
    })
    expect(await counted()).toEqual(before)
  })

  it('go on as what they are known to be by now', async () => {
    const visit = hit(ROBOT, { at: at(20) })
    await writeReports([{ ...visit, events: [seen(at(20))] }], content.db)
    await reclassifyDays(knows)
    await writeReports([{ ...visit, events: [{ ...seen(at(10), 1), itemId: 'other' }] }], content.db)
    expect(await counted()).toEqual({ 'BOT:Shop watcher': 1 })
  })

  it('are classified by themselves when the lists have changed, once', async () => {
    await writeReports([hit(ROBOT, { at: at(60 * 30) })], content.db)
    const { sweeps } = createVisitMaintenance({
      db: content.db,
      classifier: knows,
      retentionDays: 400,
      now: () => NOW.getTime(),
    })
    await sweeps['visits.rejudge']()
    expect(await counted()).toEqual({ 'BOT:Shop watcher': 1 })
    expect(await reclassifyDays(knows)).toEqual(['All of the last 3 days was judged by new list already.'])
  })
})
