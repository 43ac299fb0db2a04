import { rmSync } from 'node:fs'
import { copyProject } from './recipes/copy-project.ts'
import { newCall } from './recipes/new-call.ts'
import { newWidget } from './recipes/new-widget.ts'
import { runTool } from './run-tool.ts'

// Follows the how-tos "add a widget" and "add a call" on a copy of the project, then compiles and tests the result.
const cwd = copyProject()
newWidget(cwd, 'guest-book')
newCall(cwd, 'drafts', 'touch')
const steps: [tool: string, args: string[]][] = [
  ['tsc', ['--noEmit', '--project', '.', '--pretty', 'false']],
  ['biome', ['format', '--write', 'packages/slides', 'packages/contract', 'packages/server/src/features/drafts']],
  [
    'vitest',
    [
      'run',
      '--project',
      'unit',
      'packages/slides/src/registry',
      'packages/slides/src/widgets/guest-book',
      'packages/contract/src/contract',
    ],
  ],
  ['vitest', ['run', '--project', 'server', 'packages/server/src/features/drafts']],
]
let failed = 0
for (const [tool, args] of steps) {
  const { status, output } = await runTool(tool, args, { cwd })
  console.log(`${status === 0 ? '✓' : '✗'} ${tool} ${args.join(' ')}${status === 0 ? '' : `\n${output.trim()}`}`)
  failed += status === 0 ? 0 : 1
}
rmSync(cwd, { recursive: true, force: true })
process.exit(failed === 0 ? 0 : 1)
