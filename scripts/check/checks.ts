import { type RunResult, runTool } from '../run-tool.ts'
import { findRegistryHosts } from './registry-hosts.ts'
import { findStaleCoverage } from './stale-coverage.ts'
import { findUnusedTexts } from './unused-texts.ts'
import { findVariantNames } from './variant-names.ts'

/** One thing that must hold for all sources. */
export interface Check {
  name: string
  run: () => Promise<RunResult>
}

/** Everything `npm run check` asks; what each one means stands in its own configuration. */
export const checks: Check[] = [
  { name: 'types', run: () => runTool('tsc', ['--noEmit', '--project', '.', '--pretty', 'false']) },
  { name: 'format', run: () => runTool('biome', ['format', '--max-diagnostics=40']) },
  { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings', '--format=unix']) },
  { name: 'boundaries', run: () => runTool('depcruise', ['packages', 'scripts', 'e2e', 'bench']) },
  { name: 'unused code', run: () => runTool('knip', ['--no-config-hints']) },
  { name: 'unused texts', run: async () => fromFindings(await findUnusedTexts()) },
  { name: 'lock file', run: async () => fromFindings(findRegistryHosts()) },
  { name: 'variant names', run: async () => fromFindings(findVariantNames()) },
  { name: 'coverage', run: async () => fromFindings(findStaleCoverage()) },
]

function fromFindings(findings: string[]): RunResult {
  return { status: findings.length === 0 ? 0 : 1, output: findings.join('\n') }
}
