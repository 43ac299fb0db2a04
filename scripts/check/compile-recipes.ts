import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../recipes/copy-project.ts'
import { newCall } from '../recipes/new-call.ts'
import { newWidget } from '../recipes/new-widget.ts'
import { type RunResult, runTool } from '../run-tool.ts'

const NAME = 'guest-book'
/** Only what the how-tos touch: all else is compiled by the check of types. */
const CONFIG = {
  extends: './tsconfig.json',
  include: [
    'packages/slides/src/registry',
    `packages/slides/src/widgets/${NAME}`,
    'packages/contract/src/contract.ts',
    'packages/server/src/features/drafts',
  ],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
}

/** Compiles what `npm run new-widget` and `npm run new-call` write, on a copy; `npm run recipes` tests it as well. */
export async function compileRecipes(): Promise<RunResult> {
  const cwd = copyProject()
  try {
    newWidget(cwd, NAME)
    newCall(cwd, 'drafts', 'touch')
    writeFileSync(join(cwd, 'tsconfig.recipes.json'), JSON.stringify(CONFIG))
    return await runTool('tsc', ['--noEmit', '--project', 'tsconfig.recipes.json', '--pretty', 'false'], { cwd })
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
