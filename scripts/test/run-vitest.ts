import { join, relative } from 'node:path'
import type { Tally } from '../check/run-checks.ts'
import { root } from '../root.ts'
import { runTool } from '../run-tool.ts'
import { readReport } from './read-report.ts'

/** The parts of the report of vitest's JSON reporter that are read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: FileResult[]
}
interface FileResult {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string }[]
}

/** Runs all vitest projects. A file that cannot be loaded counts as one failed test. */
export async function runVitest(reports: string, args: string[]): Promise<Tally> {
  const file = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = await runTool('vitest', ['run', ...reporters, ...args], { isShown: true })
  const report = readReport(file) as Report | undefined // pinned with its version
  const failed = report?.numFailedTests ?? 0
  return {
    passed: report?.numPassedTests ?? 0,
    failed: status === 0 ? failed : Math.max(failed, 1),
    troubles: report?.testResults.flatMap(troublesOf) ?? [],
  }
}

function troublesOf({ name, status, message, assertionResults }: FileResult): string[] {
  const path = relative(root, name)
  const troubles = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => `failed: ${path} › ${fullName}`)
  return status === 'failed' && troubles.length === 0 ? [`failed: ${path} (${message.split('\n', 1)[0]})`] : troubles
}
