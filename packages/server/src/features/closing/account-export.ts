import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { CsvOrder } from '../../platform/http/csv.ts'
import { type LongWork, longWork } from '../../platform/jobs/long-work.ts'

/** The lists of an account as CSV, by the name of their file. */
export type AccountCsvs = Readonly<Record<string, (order: CsvOrder) => Readable | Promise<Readable>>>

/** A ZIP of everything that an account holds in lists: one step for each file. */
export function createAccountExport(csvs: AccountCsvs): LongWork {
  const files = Object.entries(csvs)
  return longWork(z.object({ timezone: z.string() }), {
    planSteps: () => files.map(() => 1),
    async makeStep({ accountId, language, input: { timezone } }, step) {
      const file = files[step]
      if (!file) return { files: [] }
      const [name, make] = file
      return { files: [{ name, content: await buffer(await make({ accountId, timezone, language })) }] }
    },
    fileName: 'account',
  })
}
