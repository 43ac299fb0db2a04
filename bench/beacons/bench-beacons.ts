import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { postmasterOf } from '../durability/postmaster.ts'
import type { Report, Row } from '../report/report.ts'
import { step, within } from '../report/step.ts'
import { makeDataFolder, removeDataFolder } from '../taplet/data-folder.ts'
import { publishSevenSlides } from '../taplet/seven-slides.ts'
import { signIn } from '../taplet/sign-in.ts'
import { startTaplet, stopTaplet, type Taplet } from '../taplet/start-taplet.ts'
import { compare } from './compare.ts'
import { REPORTS_A_VISIT } from './messages.ts'
import { startVisitors } from './start-visitors.ts'

const BEACONS = 50_000
/** Processes to kill, in this order, evenly spread over the run; SIGTERM is a graceful stop. */
const FAULTS = ['server', 'postmaster', 'group', 'postmaster', 'server', 'stop'] as const
const RECOVERY_MS = 3000
const LIMIT_S = 1200

/** Measures B8: whether acknowledged events are stored once and counted once, whichever process was killed. */
export async function benchBeacons(context: Context, beacons = BEACONS): Promise<Report> {
  const where = { dataDir: makeDataFolder(), port: context.port + 6 }
  let taplet = await step('start the product', 300, () => startTaplet(where))
  try {
    const session = await signIn(taplet)
    const { pages } = await session.api.experiences.getAll()
    const story = await step('publish the story', 60, () => publishSevenSlides(session, pages[0]?.fullPagePath ?? ''))
    const { experienceId, tagId, fullPagePath: path, experienceItems: slides } = story
    const visits = Math.ceil(beacons / REPORTS_A_VISIT)
    const begunAt = performance.now()
    const visitors = startVisitors({ origin: taplet.origin, path, tagId, slides, visits })
    try {
      const total = visits * REPORTS_A_VISIT
      for (const [index, fault] of FAULTS.entries()) {
        const reached = visitors.until((total * (index + 1)) / (FAULTS.length + 1))
        await within(`part ${index + 1} of the reports`, LIMIT_S, Promise.race([reached, untilItEnds(taplet)]))
        taplet = await step(`fault ${index + 1} of ${FAULTS.length}: ${fault}`, 300, () => fail(fault, taplet, where))
      }
      const account = await within('the last report', LIMIT_S, visitors.ended)
      const seconds = (performance.now() - begunAt) / 1000
      const differences = await compare(where.dataDir, experienceId, account)
      const failures = Object.entries(account.failures).map(([name, count]) => `${count} × ${name}`)
      return {
        rows: [
          countRow(
            'acknowledged events and visits lost',
            differences.lost,
            account.events.length + account.visits.length,
          ),
          countRow(
            'events and visits stored twice',
            differences.doubled,
            account.events.length + account.visits.length,
          ),
          countRow('sums that differ from raw rows', differences.wrongSums, 5),
        ],
        notes: [
          `${account.reports} reports of ${account.visits.length} visits were acknowledged within ${seconds.toFixed(0)} s; SIGKILL for the server twice, for it with all its processes once, for the postmaster twice, and one SIGTERM.`,
          `Reports that had to be sent again, with the same ids: ${failures.join(', ') || 'none'}. Longest time without an answer: ${account.longestGapMs.toFixed(0)} ms.`,
          ...[...differences.lost, ...differences.doubled, ...differences.wrongSums]
            .slice(0, 20)
            .map((difference) => `LOST: ${difference}`),
        ],
      }
    } finally {
      visitors.stop()
    }
  } finally {
    await stopTaplet(taplet)
    removeDataFolder(where.dataDir)
  }
}

/** Throws when the server ends without a signal of ours. */
async function untilItEnds(taplet: Taplet): Promise<never> {
  await taplet.ended
  throw new Error(`The server ended by itself:\n${taplet.output()}`)
}

async function fail(
  fault: (typeof FAULTS)[number],
  taplet: Taplet,
  where: { dataDir: string; port: number },
): Promise<Taplet> {
  if (fault === 'postmaster') {
    process.kill(postmasterOf(taplet.database), 'SIGKILL')
    await sleep(RECOVERY_MS)
    return taplet
  }
  if (fault === 'stop') await stopTaplet(taplet)
  else {
    taplet.signal('SIGKILL', fault === 'group' ? 'group' : 'process')
    await taplet.ended
  }
  return startTaplet(where)
}

const countRow = (measure: string, found: readonly string[], of: number): Row => ({
  id: 'B8',
  measure,
  target: '0',
  measured: `${found.length} of ${of}`,
  peer: measure.includes('lost') ? 'Kutt with Redis: up to 21,000 wait in memory' : '',
  isMet: found.length === 0,
})
