import { readFileSync } from 'node:fs'
import { RECORD_INDEX, readRecords } from '../records/read-records.ts'
import { type RunResult, runTool } from '../run-tool.ts'
import { compileRecipes } from './compile-recipes.ts'
import { findBareTitles } from './find-bare-titles.ts'
import { findBrokenReferences } from './find-broken-references.ts'
import { findFullFolders } from './find-full-folders.ts'
import { findMisnamedFiles } from './find-misnamed-files.ts'
import { findOldNames } from './find-old-names.ts'
import { findRecordFaults } from './find-record-faults.ts'
import { findRegistryHosts } from './find-registry-hosts.ts'
import { findStaleCoverage } from './find-stale-coverage.ts'
import { findInlineTexts } from './find-inline-texts.ts'
import { findMissingTranslations } from './find-missing-translations.ts'
import { findTypedNumbers } from './find-typed-numbers.ts'
import { findUnlistedCaches } from './find-unlisted-caches.ts'
import { findUnusedTexts } from './find-unused-texts.ts'
import { findVariantNames } from './find-variant-names.ts'

/** A check over all sources. */
export interface Check {
  name: string
  run: () => Promise<RunResult>
}

/** The checks of `npm run check`; each is explained in its own configuration. */
export const checks: Check[] = [
  { name: 'types', run: () => runTool('tsc', ['--noEmit', '--project', '.', '--pretty', 'false']) },
  { name: 'recipes', run: compileRecipes },
  { name: 'format', run: () => runTool('biome', ['format', '--max-diagnostics=40']) },
  { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings', '--format=unix']) },
  { name: 'boundaries', run: () => runTool('depcruise', ['packages', 'scripts', 'e2e', 'bench']) },
  { name: 'unused code', run: () => runTool('knip', ['--no-config-hints']) },
  { name: 'inline texts', run: async () => fromFindings(findInlineTexts()) },
  { name: 'numbers in texts', run: async () => fromFindings(findTypedNumbers()) },
  { name: 'translations', run: async () => fromFindings(await findMissingTranslations()) },
  { name: 'unused texts', run: async () => fromFindings(await findUnusedTexts()) },
  { name: 'lock file', run: async () => fromFindings(findRegistryHosts()) },
  { name: 'variant names', run: async () => fromFindings(findVariantNames()) },
  { name: 'full folders', run: async () => fromFindings(findFullFolders()) },
  { name: 'old names', run: async () => fromFindings(findOldNames()) },
  { name: 'titles of tests', run: async () => fromFindings(findBareTitles()) },
  { name: 'file names', run: async () => fromFindings(findMisnamedFiles()) },
  {
    name: 'records',
    run: async () => fromFindings(findRecordFaults(readRecords(), readFileSync(RECORD_INDEX, 'utf8'))),
  },
  { name: 'references', run: async () => fromFindings(findBrokenReferences()) },
  { name: 'caches', run: async () => fromFindings(findUnlistedCaches()) },
  { name: 'coverage', run: async () => fromFindings(findStaleCoverage()) },
]

function fromFindings(findings: string[]): RunResult {
  return { status: findings.length === 0 ? 0 : 1, output: findings.join('\n') }
}
