import type { Wall } from '@taplet/base/zone-clock'
import { DAY_MS } from '@taplet/base/time'
import type { Language } from '@taplet/messages'
import type { Database } from '../../../platform/db/database.ts'
import { createZonedDays } from '../../../platform/zoned-days.ts'
import { bestSlide } from './best-slide.ts'
import * as store from './numbers-store.ts'

export interface AppWeek {
  id: string
  name: string
  visits: number
  guests: number
  before: number
}

/** One week of all of an account's instant apps, most visits first, with the week before it. */
export interface WeekNumbers {
  /** First and last day. */
  first: Wall
  last: Wall
  apps: AppWeek[]
  visits: number
  guests: number
  before: number
  link: { name: string; visits: number } | undefined
  slide: { name: string; why: string } | undefined
}

interface WeekOrder {
  accountId: string
  zone: string
  monday: Wall
  language: Language
}

const WEEK_MS = 7 * DAY_MS
const [WEEK, BEFORE] = [0, 1]

/** Reads the seven days before that Monday, in days of the zone. */
export async function readWeek({ accountId, zone, monday, language }: WeekOrder, db: Database): Promise<WeekNumbers> {
  const { startOf } = createZonedDays(zone, monday - 2 * WEEK_MS, monday)
  const week = { index: WEEK, from: startOf(monday - WEEK_MS), to: startOf(monday) }
  const before = { index: BEFORE, from: startOf(monday - 2 * WEEK_MS), to: week.from }
  const sums = await store.sumApps(accountId, [week, before], db)
  const apps = [...Map.groupBy(sums, ({ id }) => id).values()].flatMap((rows) => toAppWeek(rows))
  const total = (of: (app: AppWeek) => number) => apps.reduce((sum, app) => sum + of(app), 0)
  return {
    first: monday - WEEK_MS,
    last: monday - DAY_MS,
    apps: apps.toSorted((one, other) => other.visits - one.visits || other.before - one.before),
    visits: total((app) => app.visits),
    guests: total((app) => app.guests),
    before: total((app) => app.before),
    link: await store.findBestLink(accountId, week, db),
    slide: bestSlide(await store.sumSlides(accountId, week, db), language),
  }
}

type AppSums = Awaited<ReturnType<typeof store.sumApps>>

function toAppWeek(rows: AppSums): AppWeek[] {
  const [first] = rows
  const [now, before] = [WEEK, BEFORE].map((index) => rows.find((row) => row.index === index))
  if (!first) return []
  const app = { id: first.id, name: first.name }
  return [{ ...app, visits: now?.visits ?? 0, guests: now?.guests ?? 0, before: before?.visits ?? 0 }]
}
