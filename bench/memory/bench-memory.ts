import { MEGABYTE } from '@taplet/base/bytes'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { startAttack } from '../fairness/attack.ts'
import type { Report, Row } from '../report/report.ts'
import { sizeText } from '../report/size-text.ts'
import { step } from '../report/step.ts'
import { canReadCpu } from '../server/cpu-clock.ts'
import { sendRequests } from '../server/send-requests.ts'
import { untilServerRests } from '../server/until-server-rests.ts'
import { makeDataFolder, removeDataFolder } from '../taplet/data-folder.ts'
import { signIn } from '../taplet/sign-in.ts'
import { signUp } from '../taplet/sign-up.ts'
import { startTaplet, stopTaplet } from '../taplet/start-taplet.ts'
import { peakOf, residentOf } from './resident.ts'

const REQUESTS = 30_000
const PICTURES_MS = 60_000
/** What the collector of V8 takes to find that nothing happens. */
const REST_MS = 180_000
/** Issue 14, point 4. */
const REST = 350 * MEGABYTE
const WORK = 600 * MEGABYTE

/** Measures the memory of the server and its process for pictures (not of the database) after a first start, under work, and after it. */
export async function benchMemory(context: Context, requests = REQUESTS): Promise<Report> {
  if (!canReadCpu()) return { rows: [], notes: ['Only Linux tells how much memory another process holds.'] }
  const where = { dataDir: makeDataFolder(), port: context.port + 5 }
  const rows: Row[] = []
  let taplet = await step('start the product on an empty folder', 300, () => startTaplet(where))
  const rest = async (what: string): Promise<void> => {
    await step('wait until the server rests', 400, () => untilServerRests(taplet.pid))
    await step('let it rest', 300, () => sleep(REST_MS))
    rows.push(toRow(`at rest ${what}`, residentOf(taplet.pid), REST))
  }
  try {
    const { peak: first } = await peakOf(taplet.pid, () =>
      step('wait until the server has made its pictures', 400, () => untilServerRests(taplet.pid)),
    )
    rows.push(toRow('at most in a first start, with the pictures of the demo', first, WORK))
    await rest('after a first start')

    const session = await signIn(taplet)
    const { pages } = await session.api.experiences.getAll()
    const { peak: underWork } = await peakOf(taplet.pid, async () => {
      await step(`${requests} pages, lists and unknown addresses`, 400, async () => {
        const paths = pages.map((page) => ({ url: `${taplet.origin}/${page.fullPagePath}`, status: 200 }))
        for (const target of paths) await sendRequests(target, Math.ceil(requests / 3 / paths.length))
        const headers = { authorization: `Bearer ${session.token}` }
        await sendRequests({ url: `${taplet.origin}/api/links/fetchAll`, headers, status: 200 }, requests / 3)
        const odd = Array.from({ length: requests / 300 }, (_, index) => `${taplet.origin}/odd-${index}-${Date.now()}`)
        for (const url of odd) await sendRequests({ url, status: 404 }, 100)
      })
      const attack = await startAttack(taplet.origin, await signUp(taplet, 'worst'))
      await step('codes, checks, edited pictures and jobs', 120, () => sleep(PICTURES_MS))
      await step('the last of them', 300, attack.stop)
    })
    rows.push(toRow('at most under work', underWork, WORK))
    await rest('after that work')

    await stopTaplet(taplet)
    taplet = await step('start again', 300, () => startTaplet(where))
    await rest('after a second start')
  } finally {
    await stopTaplet(taplet)
    removeDataFolder(where.dataDir)
  }
  return {
    rows,
    notes: [
      'Resident memory of the server with its threads, and what its process for pictures holds of its own; the embedded PostgreSQL is not counted.',
      `Work: ${requests} requests for pages, lists and unknown addresses, then ${PICTURES_MS / 1000} s of 24 codes of 4,096 px, 20 checks, 8 edited pictures of 9 MP and a job for a ZIP at once.`,
    ],
  }
}

const toRow = (what: string, bytes: number, limit: number): Row => ({
  id: '14.4',
  measure: `memory ${what}`,
  target: `≤ ${sizeText(limit)}`,
  measured: sizeText(bytes),
  peer: '',
  isMet: bytes <= limit,
})
