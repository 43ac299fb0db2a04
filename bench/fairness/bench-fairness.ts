import type { Context } from '../context.ts'
import type { Report, Row } from '../report/report.ts'
import { step } from '../report/step.ts'
import { untilServerRests } from '../server/until-server-rests.ts'
import { signUp } from '../taplet/sign-up.ts'
import { startAttack } from './attack.ts'
import { type Errand, type Errands, runErrands } from './run-errands.ts'

const SECONDS = 20
const ROUNDS = 3
/** Issue 14, point 2. */
const LIMIT = 3

const NAMES: Record<Errand, string> = { signIn: 'sign-in', save: 'save of a slide', page: 'page' }

/** Measures what other people wait while one account does its worst, against what they wait in quiet; taking turns. */
export async function benchFairness(context: Context): Promise<Report> {
  const fixture = await context.fixture()
  const { taplet } = fixture
  const attacker = await step('sign up the one who attacks', 30, () => signUp(taplet, 'worst'))
  const quiet: Errands[] = []
  const loud: Errands[] = []
  const answers: Record<string, number> = {}
  await step('warm up', 60, () => runErrands(fixture, 5))
  for (let round = 1; round <= ROUNDS; round++) {
    quiet.push(await step(`quiet, round ${round} of ${ROUNDS}`, 120, () => runErrands(fixture, SECONDS)))
    const attack = await startAttack(taplet.origin, attacker)
    loud.push(await step(`attacked, round ${round} of ${ROUNDS}`, 300, () => runErrands(fixture, SECONDS)))
    const got = await step('the attack ends', 300, attack.stop)
    for (const [status, count] of Object.entries(got)) answers[status] = (answers[status] ?? 0) + count
    await step('wait until the server rests', 300, () => untilServerRests(taplet.pid))
  }
  return {
    // The keys of NAMES are the errands.
    rows: (Object.keys(NAMES) as Errand[]).map((errand) => toRow(errand, quiet, loud)),
    notes: [
      `${ROUNDS} rounds of ${SECONDS} s each way. The attack: 24 codes of 4,096 px, 20 checks, 8 edited pictures of 9 MP and a job for a ZIP open at all times; what is refused comes again after a second.`,
      `Answers to the attack: ${Object.entries(answers)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}.`,
    ],
  }
}

function toRow(errand: Errand, quiet: readonly Errands[], loud: readonly Errands[]): Row {
  const [before, during] = [p95(quiet, errand), p95(loud, errand)]
  const sum = (rounds: readonly Errands[], of: (one: Errands[Errand]) => number): number =>
    rounds.reduce((total, round) => total + of(round[errand]), 0)
  const [failedBefore, failed] = [quiet, loud].map((rounds) => sum(rounds, (one) => one.failed))
  const count = sum(loud, ({ taken }) => taken.length)
  return {
    id: '14.2',
    measure: `${NAMES[errand]} of others, p95 under attack ÷ in quiet; failed`,
    target: `≤ ${LIMIT}×; 0`,
    measured: `${(during / before).toFixed(1)}× (${before.toFixed(0)} → ${during.toFixed(0)} ms); ${failed} of ${count} (in quiet ${failedBefore})`,
    peer: '',
    isMet: during / before <= LIMIT && failed === 0,
  }
}

function p95(rounds: readonly Errands[], errand: Errand): number {
  const sorted = rounds.flatMap((round) => round[errand].taken).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}
