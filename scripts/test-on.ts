import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movedClock, secondsTo } from './test/moved-clock.ts'
import { runVitest } from './test/run-vitest.ts'

// Tests on another day, PostgreSQL included: docs/how-to/test.md.
const [when = '', ...files] = process.argv.slice(2)
const seconds = secondsTo(when, Date.now())
Object.assign(process.env, movedClock(seconds))
console.log(`The clock begins at ${new Date(Date.now() + seconds * 1000).toISOString()}.`)
const reports = mkdtempSync(join(tmpdir(), 'taplet-reports-'))
const { failed } = await runVitest(reports, files)
rmSync(reports, { recursive: true, force: true })
process.exit(failed === 0 ? 0 : 1)
