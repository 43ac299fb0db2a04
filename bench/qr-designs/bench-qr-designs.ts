import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Context } from '../context.ts'
import type { Report } from '../report/report.ts'
import type { Judged } from './judge-designs.ts'
import { reportDesigns } from './report-designs.ts'

const DESIGNS = 1000

/** Random designs: what the product calls "scans everywhere" must be read as a plain code is, by readers it did not ask. */
export async function benchQrDesigns(_context: Context, count = DESIGNS): Promise<Report> {
  const step = cpus().length
  const parts = await Promise.all(Array.from({ length: step }, (_, index) => judgePart(index + 1, step, count)))
  return reportDesigns(parts.flat())
}

/** Every so-manieth design, in a process of its own: drawing and reading take a processor each. */
async function judgePart(first: number, step: number, count: number): Promise<Judged[]> {
  const program = fileURLToPath(new URL('../qr-designs-program.ts', import.meta.url))
  const child = fork(program, [first, step, count].map(String))
  const judged: Judged[] = []
  // Only qr-designs-program.ts speaks on this channel.
  child.on('message', (message) => judged.push(message as Judged))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Judging QR designs ended with code ${code}.`)
  return judged
}
