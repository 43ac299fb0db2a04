import type { PublicExperience } from '@taplet/contract'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { root } from '../../scripts/root.ts'

const answer = z.object({ renderMicros: z.number(), compressMicros: z.number() })
export type RenderCost = z.output<typeof answer>

/** Measures the cost of rendering one document and compressing it. */
export async function renderCost(experience: PublicExperience): Promise<RenderCost> {
  const hook = pathToFileURL(join(root, 'packages/server/src/platform/tsx-hook.ts')).href
  const program = join(root, 'bench/render-program.ts')
  const child = spawn(process.execPath, ['--import', hook, program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(experience))
  return answer.parse(JSON.parse(await text(child.stdout)))
}
