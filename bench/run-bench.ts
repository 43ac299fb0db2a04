import { cpus, loadavg } from 'node:os'
import { benchAnalytics } from './analytics/bench-analytics.ts'
import { benchBeacons } from './beacons/bench-beacons.ts'
import { benchChrome } from './chrome/bench-chrome.ts'
import { benchCodes } from './codes/bench-codes.ts'
import { type Context, createContext } from './context.ts'
import { benchDurability } from './durability/bench-durability.ts'
import { benchEditor } from './editor/bench-editor.ts'
import { benchLostEdits } from './lost-edits/bench-lost-edits.ts'
import { benchQrDesigns } from './qr-designs/bench-qr-designs.ts'
import { benchIngestion } from './ingestion/bench-ingestion.ts'
import { benchExplore } from './explore/bench-explore.ts'
import { benchFairness } from './fairness/bench-fairness.ts'
import { benchMemory } from './memory/bench-memory.ts'
import { formatReport } from './report/format-report.ts'
import { benchQr } from './qr/bench-qr.ts'
import type { Report } from './report/report.ts'
import { benchServer } from './server/bench-server.ts'
import { benchSizes } from './sizes/bench-sizes.ts'
import { benchStall } from './stall/bench-stall.ts'
import { benchTwin } from './twin/bench-twin.ts'
import { benchVisitor } from './visitor/bench-visitor.ts'

const PORT = 4800

interface Bench {
  title: string
  /** `runs`: number or size of the runs, for benches that take one; without it each has its default. */
  run: (context: Context, runs?: number) => Promise<Report>
}

const benches: Record<string, Bench> = {
  analytics: { title: 'Analytics: what figures cost, by how many visits there are', run: benchAnalytics },
  beacons: { title: 'Visits: what survives a kill', run: benchBeacons },
  chrome: { title: 'Pages: what is laid over photos, and can be read', run: benchChrome },
  codes: { title: 'Codes: five hundred at once', run: benchCodes },
  editor: { title: 'Editor: what a key costs', run: benchEditor },
  explore: { title: 'Explore: finding among many', run: benchExplore },
  fairness: { title: 'Fairness: others while one account does its worst', run: benchFairness },
  ingestion: { title: 'Visits: what storing them costs', run: benchIngestion },
  kill: { title: 'Durability: what survives a kill', run: benchDurability },
  'lost-edits': { title: 'Editors: what is lost of edits', run: benchLostEdits },
  memory: { title: 'Memory: at rest and under work', run: benchMemory },
  'qr-designs': { title: 'QR designs of chance: what scans everywhere', run: benchQrDesigns },
  qr: { title: 'QR codes: what readers make of each shape', run: benchQr },
  server: { title: 'Server: CPU per request', run: benchServer },
  sizes: { title: 'Sizes', run: benchSizes },
  stall: { title: 'Database: stopped for twenty seconds', run: benchStall },
  twin: { title: 'Phone twin: how far behind the editor', run: benchTwin },
  visitor: { title: 'Visitor: a phone opens an instant app', run: benchVisitor },
}

/**
 * Runs these benches, or all, and prints one table for each. A number among the names sets the number or size of runs
 * (1e6).
 */
export async function runBench(words: string[]): Promise<void> {
  const isCount = (word: string) => /^\d+(?:e\d)?$/.test(word)
  const names = words.filter((word) => !isCount(word))
  const runs = words.filter(isCount).map(Number)[0]
  const wanted = names.length > 0 ? names : ['sizes', 'server', 'visitor', 'twin', 'kill']
  const unknown = wanted.filter((name) => !Object.hasOwn(benches, name))
  if (unknown.length > 0)
    throw new Error(`There is no bench "${unknown.join('", "')}". There are: ${Object.keys(benches).join(', ')}.`)
  const context = createContext(Number(process.env['BENCH_PORT'] ?? PORT))
  try {
    for (const name of wanted) {
      const bench = benches[name]
      if (bench) console.log(formatReport(bench.title, await bench.run(context, runs)))
    }
  } finally {
    await context.close()
  }
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
  console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${load} at the end.`)
}
