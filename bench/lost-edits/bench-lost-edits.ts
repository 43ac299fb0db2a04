import { findChromium } from '../../scripts/test/chromium.ts'
import type { Context } from '../context.ts'
import type { Report } from '../report/report.ts'
import { newApp, newSlide } from './documents.ts'
import { type Outcome, runStory } from './run-story.ts'

const RUNS = 20
const FIRST_SEED = Number(process.env['BENCH_SEED'] ?? 1)

const counts = ['edits', 'closes', 'kills', 'offline', 'signOuts', 'spoilt', 'asked', 'thrownOut'] as const

interface Run {
  seed: number
  editor: 'instant app' | 'slide'
  /** Undefined when the run could not finish. */
  outcome: Outcome | undefined
  notes: string[]
}

const newDocument = { slide: newSlide, 'instant app': newApp }

/**
 * Makes random edits in both editors of a real browser that is killed, cut off and signed out, and counts those that
 * are lost.
 */
export async function benchLostEdits(context: Context, runs = RUNS): Promise<Report> {
  const { taplet, session } = await context.fixture()
  const executablePath = await findChromium()
  const finished: Run[] = []
  for (let seed = FIRST_SEED; seed < FIRST_SEED + runs; seed++) {
    const editor = seed % 3 === 0 ? 'instant app' : 'slide'
    const document = await newDocument[editor](session, seed)
    const tell = async (): Promise<Run> => {
      try {
        const outcome = await runStory({ executablePath, taplet, document, seed })
        return { seed, editor, outcome, notes: outcome.lost }
      } catch (error) {
        return { seed, editor, outcome: undefined, notes: [messagesOf(error)] }
      }
    }
    const run = await tell()
    finished.push(run)
    console.log(`Run ${seed} (${editor}): ${run.outcome ? wordsOf(run.outcome) : run.notes.join(' ')}`)
    if (run.notes.length === 0) await document.remove()
  }
  return {
    rows: (['slide', 'instant app'] as const).map((editor) =>
      rowOf(
        editor,
        finished.filter((run) => run.editor === editor),
      ),
    ),
    notes: [
      'Two tabs of one real browser on one document; requests are lost, delayed, overtaken and delivered twice.',
      'A browser is killed (SIGKILL to all its processes) 150 ms after a key at the earliest.',
      ...finished.flatMap(({ seed, editor, notes }) => notes.map((words) => `Run ${seed} (${editor}): ${words}`)),
    ],
  }
}

const messagesOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, error.cause && messagesOf(error.cause)].filter(Boolean).join(' | ')
    : String(error)

const wordsOf = (outcome: Outcome): string =>
  [...counts.map((name) => `${name} ${outcome[name]}`), `lost ${outcome.lost.length}`].join(', ')

function rowOf(editor: Run['editor'], runs: readonly Run[]) {
  const outcomes = runs.flatMap(({ outcome }) => outcome ?? [])
  const sum = (name: (typeof counts)[number]) => outcomes.reduce((total, one) => total + one[name], 0)
  const lost = outcomes.reduce((total, one) => total + one.lost.length, 0)
  const stopped = runs.length - outcomes.length
  const troubles = [
    `${sum('spoilt')} requests spoilt`,
    `${sum('offline')} times on or offline`,
    `${sum('signOuts')} sign-outs`,
    `${sum('asked')} questions asked`,
    `${sum('thrownOut')} pages thrown out`,
    ...(stopped > 0 ? [`${stopped} runs came to no end`] : []),
  ]
  return {
    id: '',
    measure: `edits lost in the editor of ${editor}s: ${runs.length} runs, ${sum('edits')} edits, ${sum('closes')} tabs closed, ${sum('kills')} browsers killed`,
    target: '0',
    measured: [`${lost}`, ...troubles].join('; '),
    peer: '',
    isMet: lost === 0 && stopped === 0,
  }
}
