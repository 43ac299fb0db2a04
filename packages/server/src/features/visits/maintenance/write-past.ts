import type { Executor } from '../../../platform/db/database.ts'
import { eventsInsert } from '../writing/events-insert.ts'
import { hitsInsert } from '../writing/hits-insert.ts'
import type { Report } from '../report.ts'
import { sumsOfEvents, sumsOfHits } from '../writing/sums.ts'
import { addSumRows, createSumRows } from './sum-rows.ts'

const HITS = 5000

/**
 * Stores past visits, classified and with their ends, and adds to the sums. Each must be new: existing ones are not
 * looked for. Far cheaper for visits of many days than storing them as they come.
 */
export async function writePast(visits: readonly Report[], trx: Executor): Promise<void> {
  const sums = createSumRows()
  for (let from = 0; from < visits.length; from += HITS) {
    const some = visits.slice(from, from + HITS)
    await hitsInsert(some).execute(trx)
    const people = some.filter(({ verdict, experienceId }) => verdict === 'HUMAN' && experienceId !== null)
    const all = people.flatMap((report) => {
      const visit = { ...report, steps: [] }
      sums.add(sumsOfEvents(visit, report.events).sums)
      return report.events.map((event) => ({ visit, event }))
    })
    if (all.length > 0) await eventsInsert(all).execute(trx)
    sums.add(sumsOfHits(some))
  }
  await addSumRows(sums.rows(), trx)
}
