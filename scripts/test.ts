import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhatChanged } from './build/build-what-changed.ts'
import { runChecks, type Tally } from './check/run-checks.ts'
import { runPlaywright } from './test/run-playwright.ts'
import { installS3Program } from './test/s3-program.ts'
import { runVitest } from './test/run-vitest.ts'

// Runs everything that must hold: checks, builds, unit and server tests on a real PostgreSQL, and stories in a real
// browser. A failing step does not stop the others; each check and the build count as one test.
const reports = mkdtempSync(join(tmpdir(), 'taplet-reports-'))
// It waits for the network, while the first steps need the processor.
const s3Program = installS3Program()
const steps: [name: string, run: () => Promise<Tally>][] = [
  ['Checks', runChecks],
  ['Builds', runBuilds],
  ['Tests', () => s3Program.then(() => runVitest(reports, []))],
  ['Stories in the browser', () => runPlaywright(reports)],
]
const total: Tally = { passed: 0, failed: 0, troubles: [] }
for (const [name, run] of steps) {
  console.log(`\n${name}`)
  const { passed, failed, troubles } = await run().catch(asFailure)
  total.passed += passed
  total.failed += failed
  total.troubles.push(...troubles)
}
rmSync(reports, { recursive: true, force: true })
// Repeated at the end: earlier output may be thousands of lines up.
console.log(total.troubles.map((trouble) => `\n${trouble}`).join(''))
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function runBuilds(): Promise<Tally> {
  await buildWhatChanged()
  console.log('✓ everything is built')
  return { passed: 1, failed: 0, troubles: [] }
}

function asFailure(error: unknown): Tally {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  return { passed: 0, failed: 1, troubles: [`failed: ${message.split('\n', 1)[0]}`] }
}
