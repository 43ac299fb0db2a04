import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from './root.ts'
import { runTool } from './run-tool.ts'

type Files = Record<string, string>

interface Finding {
  rule: string
  from: string
}

/** The parts of dependency-cruiser's JSON output that are read here. */
interface Report {
  summary: { violations: { from: string; rule: { name: string } }[]; totalCruised: number }
}

/** A small copy of the repository: one file for each place that a rule names, all of it allowed. */
const HOUSE: Files = {
  'packages/base/src/time.ts': 'export const DAY_MS = 1',
  'packages/slides/src/define/define-widget.ts': "import 'zod'\nexport interface Schema {}",
  'packages/slides/src/schema.ts': "import './registry/widgets/schemas.ts'",
  'packages/slides/src/view.ts': "import './slide/slide-view.tsx'\nimport './item/item-view.tsx'",
  'packages/slides/src/behavior.ts': "import './widgets/image/behavior.ts'",
  'packages/slides/src/editor.ts': "import './widgets/image/editor.tsx'",
  'packages/slides/src/registry/widgets/schemas.ts':
    "import '../../widgets/image/schema.ts'\nimport '../../widgets/text/schema.ts'",
  'packages/slides/src/slide/slide-view.tsx': "import '../registry/widgets/schemas.ts'",
  'packages/slides/src/kinds/shared/title.ts': "import '../../slide/slide-view.tsx'",
  'packages/slides/src/kinds/product/view.tsx': "import '../shared/title.ts'",
  'packages/slides/src/kinds/website/view.tsx': 'export {}',
  'packages/slides/src/registry/kinds/views.ts':
    "import '../../kinds/product/view.tsx'\nimport '../../kinds/website/view.tsx'",
  'packages/slides/src/item/item-view.tsx': "import '../registry/kinds/views.ts'",
  'packages/slides/src/social-links/networks.ts': 'export const networks = []',
  'packages/slides/src/widgets/image/schema.ts':
    "import 'zod'\nimport type { Schema } from '../../define/define-widget.ts'",
  'packages/slides/src/widgets/image/view.tsx': "import 'react'\nimport './schema.ts'",
  'packages/slides/src/widgets/image/behavior.ts': 'export {}',
  'packages/slides/src/widgets/image/editor.tsx': "import '@mui/material'\nimport './schema.ts'",
  'packages/slides/src/widgets/text/schema.ts': "import 'zod'",
  'packages/qr/src/index.ts': 'export {}',
  'packages/contract/src/index.ts': "import '@taplet/slides/schema'",
  'packages/contract/src/links/links.ts': "import '@taplet/base/time'",
  'packages/checks/src/index.ts': "import '@taplet/contract'\nimport '@taplet/slides/schema'",
  'packages/viewer/src/render.tsx': "import '@taplet/contract'\nimport '@taplet/slides/view'",
  'packages/viewer/src/preview.tsx': "import '@taplet/slides/view'",
  'packages/viewer/src/client/start.ts': "import '@taplet/slides/behavior'",
  'packages/server/src/main.ts': "import './app.ts'",
  'packages/server/src/app.ts': "import './app/create-platform.ts'\nimport './app/create-content-features.ts'",
  'packages/server/src/app/create-platform.ts': "import '../platform/db/database.ts'",
  'packages/server/src/app/create-content-features.ts': "import '../features/links/routes.ts'",
  'packages/server/src/platform/db/database.ts': "import 'kysely'\nexport interface Database {}",
  'packages/server/src/features/links/routes.ts':
    "import '@taplet/contract'\nimport '@taplet/qr'\nimport '@taplet/viewer/render'\nimport './service.ts'",
  'packages/server/src/features/links/service.ts':
    "import type { Database } from '../../platform/db/database.ts'\nimport './store.ts'",
  'packages/server/src/features/links/store.ts': "import 'kysely'\nimport 'node:crypto'",
  'packages/server/src/features/media/service.ts': 'export {}',
  'packages/server/src/testing/connect-embedded.ts': "import '../app.ts'",
  'packages/dashboard/src/app/routes.tsx': "import '../screens/home.tsx'",
  'packages/dashboard/src/screens/home.tsx': "import '../features/links/list.tsx'",
  'packages/dashboard/src/features/links/list.tsx':
    "import '@taplet/slides/editor'\nimport '@taplet/viewer/preview'\nimport '../../editing/strip.tsx'\nimport '../../entities/link/queries.ts'",
  'packages/dashboard/src/editing/strip.tsx': "import '../entities/slide/queries.ts'\nimport '../ui/button.tsx'",
  'packages/dashboard/src/entities/experience/queries.ts': "import '../slide/queries.ts'",
  'packages/dashboard/src/entities/link/queries.ts': "import '../../lib/api/api.ts'",
  'packages/dashboard/src/entities/slide/queries.ts': "import '../../ui/button.tsx'",
  'packages/dashboard/src/ui/button.tsx': "import '@mui/material'\nimport '../lib/api/api.ts'",
  'packages/dashboard/src/lib/api/api.ts': "import '@taplet/contract'",
  'e2e/sign-up.test.ts': "import '@taplet/server/testing'",
}

/** A file that breaks each rule, in each way the rule covers. */
const VIOLATIONS: [rule: string, file: string, content: string][] = [
  ['base-imports', 'packages/base/src/a.ts', "import '@taplet/slides/schema'"],
  ['messages-imports', 'packages/messages/src/a.ts', "import '@taplet/slides/schema'"],
  ['slides-imports', 'packages/slides/src/a.ts', "import '@taplet/qr'"],
  ['qr-imports', 'packages/qr/src/a.ts', "import '@taplet/slides/schema'"],
  ['contract-imports', 'packages/contract/src/a.ts', "import '@taplet/slides/view'"],
  ['contract-imports', 'packages/contract/src/b.ts', "import '../../slides/src/define/define-widget.ts'"],
  ['checks-imports', 'packages/checks/src/a.ts', "import '@taplet/slides/editor'"],
  ['viewer-imports', 'packages/viewer/src/a.ts', "import type {} from '@taplet/qr'"],
  ['viewer-imports', 'packages/viewer/src/b.ts', "import type {} from '@taplet/slides/editor'"],
  ['server-imports', 'packages/server/src/a.ts', "import '@taplet/viewer/preview'"],
  ['server-imports', 'packages/server/src/b.ts', "import '../../contract/src/links/links.ts'"],
  ['server-imports', 'packages/server/src/c.ts', "await import('../../dashboard/src/lib/api/api.ts')"],
  ['dashboard-imports', 'packages/dashboard/src/a.ts', "import '@taplet/server/testing'"],
  ['dashboard-imports', 'packages/dashboard/src/b.ts', "import '@taplet/viewer/render'"],
  ['end-of-the-line', 'e2e/a.test.ts', "import '../packages/server/src/app.ts'"],
  ['no-cycles', 'packages/qr/src/robin.ts', "import type {} from './round.ts'"],
  ['no-unresolved', 'packages/qr/src/c.ts', "import './nowhere.ts'"],
  ['server-features-apart', 'packages/server/src/features/media/a.ts', "import '../links/service.ts'"],
  ['server-features-apart', 'packages/server/src/features/media/b.ts', "import type {} from '../links/service.ts'"],
  ['database-in-stores', 'packages/server/src/features/media/routes.ts', "import '../../platform/db/database.ts'"],
  ['database-in-stores', 'packages/server/src/features/media/jobs.ts', "import { sql } from 'kysely'"],
  ['widgets-apart', 'packages/slides/src/widgets/text/a.ts', "import '../image/schema.ts'"],
  ['widgets-apart', 'packages/slides/src/kinds/product/a.ts', "import '../website/view.tsx'"],
  ['slides-one-way', 'packages/slides/src/widgets/text/view.tsx', "import '../../schema.ts'"],
  ['slides-one-way', 'packages/slides/src/define/a.ts', "import '../registry/widgets/schemas.ts'"],
  ['slides-below-kinds', 'packages/slides/src/slide/a.ts', "import '../kinds/product/view.tsx'"],
  ['kinds-below-their-registry', 'packages/slides/src/kinds/website/a.ts', "import '../../registry/kinds/views.ts'"],
  ['schema-is-pure', 'packages/slides/src/widgets/button/schema.ts', "import './text-of.ts'"],
  ['schemas-without-views', 'packages/slides/src/schema.ts', "import './view.ts'"],
  ['views-without-editors', 'packages/slides/src/widgets/text/behavior.ts', "import './indirectly.ts'"],
  ['views-without-editors', 'packages/slides/src/widgets/button/view.tsx', "import '@mui/material'"],
  ['views-without-editors', 'packages/viewer/src/client/a.ts', "import '@mui/material'"],
  ['browser-without-node', 'packages/slides/src/b.ts', "import 'node:fs'"],
  ['browser-without-node', 'packages/contract/src/c.ts', "import { join } from 'path'"],
  ['browser-without-node', 'packages/viewer/src/client/b.ts', "import 'node:crypto'"],
  ['dashboard-features-apart', 'packages/dashboard/src/features/media/a.tsx', "import '../links/list.tsx'"],
  ['dashboard-features-apart', 'packages/dashboard/src/features/media/b.ts', "import type {} from '../links/list.tsx'"],
  ['dashboard-below-app', 'packages/dashboard/src/screens/a.tsx', "import '../app/routes.tsx'"],
  ['dashboard-below-screens', 'packages/dashboard/src/features/links/a.tsx', "import '../../screens/home.tsx'"],
  ['dashboard-below-features', 'packages/dashboard/src/editing/a.tsx', "import '../features/links/list.tsx'"],
  ['dashboard-below-editing', 'packages/dashboard/src/entities/link/a.ts', "import '../../editing/strip.tsx'"],
  ['dashboard-below-entities', 'packages/dashboard/src/ui/a.tsx', "import '../entities/link/queries.ts'"],
  ['dashboard-below-ui', 'packages/dashboard/src/lib/a.ts', "import '../ui/button.tsx'"],
  ['dashboard-entities-apart', 'packages/dashboard/src/entities/link/b.ts', "import '../slide/queries.ts'"],
  ['dashboard-entities-apart', 'packages/dashboard/src/entities/slide/a.ts', "import '../experience/queries.ts'"],
]

/** Harmless alone; violations above lead through them. */
const STEPS: Files = {
  'packages/qr/src/round.ts': "import './robin.ts'",
  'packages/slides/src/widgets/button/text-of.ts': 'export {}',
  'packages/slides/src/widgets/text/indirectly.ts': "import './editor.tsx'",
  'packages/slides/src/widgets/text/editor.tsx': 'export {}',
}

function build(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'taplet-boundaries-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${content}\n`)
  }
  for (const [path, content] of Object.entries(files)) write(path, content)
  for (const name of ['zod', 'react', 'kysely', '@mui/material']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  return folder
}

async function cruise(files: Files): Promise<{ findings: Finding[]; totalCruised: number }> {
  const cwd = build(files)
  linkPackages(cwd)
  const config = join(root, '.dependency-cruiser.cjs')
  const args = ['packages', 'e2e', '--config', config, '--output-type', 'json']
  const { output } = await runTool('depcruise', args, { cwd })
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report
  const findings = report.summary.violations.map(({ from, rule }) => ({ rule: rule.name, from }))
  return { findings, totalCruised: report.summary.totalCruised }
}

/** Our packages under the names and entry points of the real ones. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules/@taplet'))
  for (const name of ['base', 'slides', 'qr', 'contract', 'viewer', 'server', 'dashboard']) {
    cpSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@taplet', name))
  }
}

describe('the import table', () => {
  it('lets pass what it allows', async () => {
    const { findings, totalCruised } = await cruise(HOUSE)
    expect(findings).toEqual([])
    expect(totalCruised).toBeGreaterThanOrEqual(Object.keys(HOUSE).length)
  })

  it('finds a planted violation of every rule', async () => {
    const planted = Object.fromEntries(VIOLATIONS.map(([, file, content]) => [file, content]))
    const { findings } = await cruise({ ...HOUSE, ...STEPS, ...planted })
    const found = new Set(findings.map(({ rule, from }) => `${rule} ${from}`))
    expect(VIOLATIONS.map(([rule, from]) => `${rule} ${from}`).filter((violation) => !found.has(violation))).toEqual([])
  })

  it('has a planted violation for each rule', () => {
    const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }
    const planted = new Set(VIOLATIONS.map(([rule]) => rule))
    expect(config.forbidden.map((rule) => rule.name).filter((name) => !planted.has(name))).toEqual([])
  })
})

/** Refuses zod to whatever is loaded. Types are gone by then, which dependency-cruiser cannot leave out of what is reachable. */
const WITHOUT_ZOD = `import { registerHooks } from 'node:module'
registerHooks({
  resolve(name, context, next) {
    if (/^zod(\\/|$)/.test(name)) throw new Error('zod is imported by ' + context.parentURL)
    return next(name, context)
  },
})`

function loadWithoutZod(file: string): string {
  const hooks = `data:text/javascript,${encodeURIComponent(WITHOUT_ZOD)}`
  return spawnSync(process.execPath, ['--import', hooks, file], { encoding: 'utf8' }).stderr
}

describe('the entry of clients', () => {
  it('never loads zod, however indirectly', () => {
    expect(loadWithoutZod(join(root, 'packages/contract/src/index.ts'))).toBe('')
  })

  it('is told from one that loads zod through another file', () => {
    const files = {
      'index.ts': "import './limits.ts'",
      'limits.ts': "import './schema.ts'",
      'schema.ts': "import 'zod'",
    }
    expect(loadWithoutZod(join(build(files), 'index.ts'))).toContain('zod is imported by file:')
    const types = { ...files, 'limits.ts': "import type {} from './schema.ts'" }
    expect(loadWithoutZod(join(build(types), 'index.ts'))).toBe('')
  })
})
