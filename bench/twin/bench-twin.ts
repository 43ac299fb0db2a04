import { findChromium } from '../../scripts/test/chromium.ts'
import type { Context } from '../context.ts'
import type { Report } from '../report/report.ts'
import { median } from '../report/median.ts'
import { launchBrowser } from '../visitor/open-phone.ts'
import { openTwin } from './open-twin.ts'
import { type Keystrokes, typeWords } from './type-words.ts'

const LIMIT_MS = 300
const PAUSES_MS = { thoughtful: 300, fast: 60 }

/** Measures how far a phone lags behind the editor: from a key pressed there to the letter painted here. */
export async function benchTwin(context: Context): Promise<Report> {
  const { taplet } = await context.fixture()
  const browser = await launchBrowser(await findChromium())
  try {
    const twin = await openTwin(browser, taplet)
    await typeWords(twin, PAUSES_MS.thoughtful) // once unmeasured: first fonts, first connections
    const thoughtful = await typeWords(twin, PAUSES_MS.thoughtful)
    const fast = await typeWords(twin, PAUSES_MS.fast)
    return {
      rows: [row('one key at a time', thoughtful), row('typed fast', fast)],
      notes: [
        'Editor and phone on this machine, so without any network; a phone adds its own way to the server, once.',
        `Fast: ${fast.updates} updates painted for ${fast.delays.length} keys; the editor sends at most ten in a second.`,
      ],
    }
  } finally {
    await browser.close()
  }
}

function row(name: string, { delays }: Keystrokes) {
  const sorted = delays.toSorted((one, other) => one - other)
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  return {
    id: 'T1',
    measure: `key in the editor → paint on the phone, ${name}: median; 95th percentile of ${delays.length}`,
    target: `≤ ${LIMIT_MS} ms`,
    measured: `${median(delays)} ms; ${late} ms`,
    peer: '',
    isMet: late <= LIMIT_MS,
  }
}
