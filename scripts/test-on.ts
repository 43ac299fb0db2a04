import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhatChanged } from './build/build-what-changed.ts'
import { movedClock, secondsTo } from './test/moved-clock.ts'
import { runPlaywright } from './test/run-playwright.ts'
import { runVitest } from './test/run-vitest.ts'

// Runs tests on another day, PostgreSQL included: docs/how-to/test.md. All of them, or those whose files match these
// words.
const [when = '', ...files] = process.argv.slice(2)
const seconds = secondsTo(when, Date.now())
Object.assign(process.env, movedClock(seconds))
console.log(`The clock begins at ${new Date(Date.now() + seconds * 1000).toISOString()}.`)
const reports = mkdtempSync(join(tmpdir(), 'taplet-reports-'))
const tallies = [await runVitest(reports, files)]
if (files.length === 0) {
  await buildWhatChanged()
  tallies.push(await runPlaywright(reports))
}
rmSync(reports, { recursive: true, force: true })
process.exit(tallies.every(({ failed }) => failed === 0) ? 0 : 1)
