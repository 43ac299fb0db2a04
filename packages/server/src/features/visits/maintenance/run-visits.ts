import { DAY_MS } from '@taplet/base/time'
import { parseArgs } from 'node:util'
import type { Database } from '../../../platform/db/database.ts'
import type { Classifier } from './classify-again.ts'
import { rebuildDay, startOf } from './rebuild.ts'
import { daysToClassify, reclassifyDay } from './reclassify.ts'
import { firstRawDay } from './store.ts'

const USAGE = `What is stored of visits. Commands:
  rejudge [--days 30]                             judge again who was a person, by today's lists
  rebuild --from 2026-11-01 [--to 2026-11-30]     make the sums of these days (UTC) anew from what is stored of each visit`

interface Tools {
  db: Database
  classifier: Classifier
  now: Date
}

/** Runs one command; returns what to print. Throws errors with messages for the operator. */
export async function runVisits(words: readonly string[], tools: Tools): Promise<string[]> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { days: text, from: text, to: text },
  })
  if (positionals[0] === 'rejudge') return reclassifyDays(values.days ?? '30', tools)
  if (positionals[0] === 'rebuild') return rebuild(values.from, values.to, tools)
  return [USAGE]
}

async function reclassifyDays(days: string, { db, classifier, now }: Tools): Promise<string[]> {
  const count = Number(days)
  if (!Number.isInteger(count) || count < 1) throw new Error('--days must be a whole number.')
  const todo = await daysToClassify(new Date(now.getTime() - count * DAY_MS), classifier, db)
  const lines: string[] = []
  for (const day of todo) lines.push(`${day}  ${await reclassifyDay(day, { db, classifier, now })} judged otherwise`)
  return lines.length > 0 ? lines : [`All of the last ${count} days was judged by ${classifier.name} already.`]
}

const isDay = (day: string | undefined): day is string =>
  day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && startOf(day).toISOString().startsWith(day)

async function rebuild(from: string | undefined, to = from, { db, now }: Tools): Promise<string[]> {
  if (!isDay(from) || !isDay(to)) throw new Error('--from and --to must be days such as 2026-11-30.')
  if (from > to) throw new Error('--from must not be after --to.')
  const first = await firstRawDay(db)
  if (first === undefined || from < first)
    throw new Error(
      `What visitors did is stored ${first === undefined ? 'of no day' : `since ${first}`}; older sums cannot be made anew, and stay as they are.`,
    )
  const lines: string[] = []
  for (let at = startOf(from).getTime(); at <= startOf(to).getTime(); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10)
    await rebuildDay(day, { db, now })
    lines.push(`${day}  rebuilt`)
  }
  return lines
}
