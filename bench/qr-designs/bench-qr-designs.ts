import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Context } from '../context.ts'
import type { Report } from '../report/report.ts'
import type { CheckedDesign } from './check-designs.ts'
import { progressLine, reportDesigns } from './report-designs.ts'

const DESIGNS = 1000
/** Set to resume an interrupted run. */
const FIRST_SEED = Number(process.env['BENCH_SEED'] ?? 1)
const PROCESSES = Number(process.env['BENCH_PROCESSES'] ?? availableParallelism())

/**
 * Checks random designs: those that the product calls "scans everywhere" must be read like a plain code by readers it
 * did not use.
 */
export async function benchQrDesigns(_context: Context, count = DESIGNS): Promise<Report> {
  const checked: CheckedDesign[] = []
  const note = (one: CheckedDesign): void => {
    checked.push(one)
    // Printed at once, apart from the tables: a run takes hours, and an interrupted one must not lose its results.
    console.error(progressLine(one, checked.length, count))
  }
  const end = FIRST_SEED + count
  await Promise.all(
    Array.from({ length: PROCESSES }, (_, index) =>
      checkPart({ first: FIRST_SEED + index, step: PROCESSES, end }, note),
    ),
  )
  return reportDesigns(checked)
}

interface Part {
  first: number
  step: number
  /** The first seed after the last one. */
  end: number
}

/** Checks every n-th design in a process of its own: drawing and reading occupy one processor each. */
async function checkPart({ first, step, end }: Part, note: (checked: CheckedDesign) => void): Promise<void> {
  const program = fileURLToPath(new URL('../qr-designs-program.ts', import.meta.url))
  const child = fork(program, [first, step, end].map(String))
  // Only qr-designs-program.ts sends on this channel.
  child.on('message', (message) => note(message as CheckedDesign))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Judging QR designs ended with code ${code}.`)
}
