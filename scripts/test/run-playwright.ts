import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Tally } from '../check/run-checks.ts'
import { root } from '../root.ts'
import { runTool } from '../run-tool.ts'
import { findChromium } from './chromium.ts'
import { readReport } from './read-report.ts'

/** The parts of the report of Playwright's JSON reporter that are read here. */
interface Report {
  stats: { expected: number; unexpected: number }
  suites: Suite[]
}
interface Suite {
  suites?: Suite[]
  specs: { file: string; title: string; tests: { status: string }[] }[]
}

/** Runs the stories of e2e/ in a real Chromium, installing one if necessary. Does nothing when there are no stories. */
export async function runPlaywright(reports: string): Promise<Tally> {
  const folder = join(root, 'e2e')
  const hasStories = readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) =>
    /^(?!node_modules).*\.(test|spec)\.ts$/.test(file),
  )
  if (!hasStories) return { passed: 0, failed: 0, troubles: [] }
  const file = join(reports, 'playwright.json')
  const { status } = await runTool('playwright', ['test', '--reporter=list,json'], {
    cwd: folder,
    env: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    isShown: true,
  })
  const report = readReport(file) as Report | undefined // pinned with its version
  const stats = report?.stats
  const failed = stats?.unexpected ?? 0
  return {
    passed: stats?.expected ?? 0,
    failed: status === 0 ? failed : Math.max(failed, 1),
    troubles: report?.suites.flatMap(troublesOf) ?? [],
  }
}

function troublesOf({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(() => `failed: e2e/${file} › ${title}`),
  )
  return [...own, ...suites.flatMap(troublesOf)]
}
