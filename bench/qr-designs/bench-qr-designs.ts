import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Context } from '../context.ts'
import type { Report } from '../report/report.ts'
import type { Judged } from './judge-designs.ts'
import { progressLine, reportDesigns } from './report-designs.ts'

const DESIGNS = 1000
/** A run that was broken off goes on from here. */
const FIRST_SEED = Number(process.env['BENCH_SEED'] ?? 1)
const PROCESSES = Number(process.env['BENCH_PROCESSES'] ?? availableParallelism())

/** Random designs: what the product calls "scans everywhere" must be read as a plain code is, by readers it did not ask. */
export async function benchQrDesigns(_context: Context, count = DESIGNS): Promise<Report> {
  const judged: Judged[] = []
  const note = (one: Judged): void => {
    judged.push(one)
    // Not among the tables: hours go by, and what is told here is not lost when the run is.
    console.error(progressLine(one, judged.length, count))
  }
  const end = FIRST_SEED + count
  await Promise.all(
    Array.from({ length: PROCESSES }, (_, index) =>
      judgePart({ first: FIRST_SEED + index, step: PROCESSES, end }, note),
    ),
  )
  return reportDesigns(judged)
}

interface Part {
  first: number
  step: number
  /** The first seed that is none of them. */
  end: number
}

/** Every so-manieth design, in a process of its own: drawing and reading take a processor each. */
async function judgePart({ first, step, end }: Part, note: (judged: Judged) => void): Promise<void> {
  const program = fileURLToPath(new URL('../qr-designs-program.ts', import.meta.url))
  const child = fork(program, [first, step, end].map(String))
  // Only qr-designs-program.ts speaks on this channel.
  child.on('message', (message) => note(message as Judged))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Judging QR designs ended with code ${code}.`)
}
