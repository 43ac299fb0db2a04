import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR } from './server.ts'

// Runs `npm start` on an empty data folder. Playwright waits for /health and sends SIGTERM at the end.
rmSync(DATA_DIR, { recursive: true, force: true })
const server = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.ts')], {
  stdio: 'inherit',
  cwd: join(import.meta.dirname, '..'),
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
