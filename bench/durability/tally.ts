import type { Account, Period } from './messages.ts'
import { findLostSaves } from './lost-saves.ts'
import type { Session } from '../taplet/sign-in.ts'

/** Sums up the rounds of one fault. */
export interface Tally {
  rounds: number
  answered: number
  lost: string[]
  failures: Record<string, number>
  broken: string[]
  /** One figure for each round, ms, as described at the fault. */
  times: number[]
  slowestAnswerMs: number
}

export const newTally = (): Tally => ({
  rounds: 0,
  answered: 0,
  lost: [],
  failures: {},
  broken: [],
  times: [],
  slowestAnswerMs: 0,
})

/** Adds a round: compares acknowledged with stored saves. No save may be in flight. */
export async function addRound(tally: Tally, session: Session, account: Account, time: number): Promise<void> {
  addPeriod(tally, account.period)
  tally.rounds++
  tally.times.push(time)
  const { lost } = await findLostSaves(session.api, account)
  tally.lost.push(...lost)
}

function addPeriod(tally: Tally, { answered, failures, broken, slowestAnswerMs }: Period): void {
  tally.answered += answered
  tally.broken.push(...broken)
  tally.slowestAnswerMs = Math.max(tally.slowestAnswerMs, slowestAnswerMs)
  for (const [name, count] of Object.entries(failures)) tally.failures[name] = (tally.failures[name] ?? 0) + count
}

export const failureText = ({ failures }: Pick<Tally, 'failures'>): string =>
  Object.entries(failures)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ') || 'none'
