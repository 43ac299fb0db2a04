import type { Client } from '@taplet/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { peakOf } from '../memory/resident.ts'
import type { Report, Row } from '../report/report.ts'
import { sizeText } from '../report/size-text.ts'
import { step } from '../report/step.ts'
import { between, canReadCpu, readServer } from '../server/cpu-clock.ts'
import { untilServerRests } from '../server/until-server-rests.ts'

const CODES = 500
const PIXELS = 1024
/** Before issue 14: 56 s in one request for the PNGs, 11 s for the labels, on two busy cores. */
const BEFORE = { zip: '56 s in one request', labels: '11 s in one request' }

type Order = Parameters<Client['qrDesigns']['makeFiles']>[0]

/** Measures what 500 codes cost as a long job: as PNGs in a ZIP, and as labels. */
export async function benchCodes(context: Context, codes = CODES): Promise<Report> {
  const { taplet, session } = await context.fixture()
  const { api } = session
  const { tagData } = await step(`a series of ${codes} links`, 60, () =>
    api.links.createSeries({ name: 'Table #', count: codes, destinationUrl: 'https://example.com/menu' }),
  )
  const tagIds = tagData.map(({ tagId }) => tagId)
  const rows: Row[] = []
  for (const output of ['zip', 'labels'] as const) {
    const order: Order = { tagIds, output, format: 'png', pixels: PIXELS, sheet: 'A4_3X8' }
    await step('wait until the server rests', 300, () => untilServerRests(taplet.pid))
    const [cpu, begunAt] = [canReadCpu() ? readServer(taplet.pid) : new Map<string, number>(), performance.now()]
    const { peak, result: answeredMs } = await peakOf(taplet.pid, () =>
      step(`${output} of ${codes}`, 600, async () => {
        const { job } = await api.qrDesigns.makeFiles(order)
        const answered = performance.now() - begunAt
        await untilDone(api, job.jobId)
        return answered
      }),
    )
    const seconds = (performance.now() - begunAt) / 1000
    const used = canReadCpu() ? between(cpu, readServer(taplet.pid)) / 1e6 : Number.NaN
    rows.push({
      id: '14.6',
      measure: `${codes} codes as ${output === 'zip' ? `PNGs of ${PIXELS} px in a ZIP` : 'labels, 24 a sheet'}: answer; job; its CPU; memory at most`,
      target: '',
      isMet: undefined,
      measured: `${answeredMs.toFixed(0)} ms; ${seconds.toFixed(1)} s; ${used.toFixed(1)} s; ${canReadCpu() ? sizeText(peak) : 'unknown'}`,
      peer: BEFORE[output],
    })
  }
  return {
    rows,
    notes: ['Memory: resident, of the server and its process for pictures, from the order to the end of the job.'],
  }
}

async function untilDone(api: Client, jobId: string): Promise<void> {
  for (;;) {
    const { jobs } = await api.longJobs.fetchAll()
    const job = jobs.find((one) => one.jobId === jobId)
    if (job?.state === 'DONE') return
    if (!job || job.state === 'FAILED') throw new Error(`The job failed: ${job?.problem}`)
    await sleep(100)
  }
}
