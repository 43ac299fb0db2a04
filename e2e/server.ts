import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the server of the stories listens. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4790)
export const BASE_URL = `http://localhost:${PORT}`
/** Stories that run at a time. They mostly wait, for a browser or a server, so that two share the cores well. */
export const WORKERS = 2
/** Where websites of others listen while a story needs some. */
const sitePorts = (worker: number) => [PORT + 100 + 2 * worker, PORT + 101 + 2 * worker] as const
/** Those of this worker. */
export const SITE_PORTS = sitePorts(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))
/** Those of all workers. */
export const ALL_SITE_PORTS: readonly number[] = Array.from({ length: WORKERS }, (_, worker) =>
  sitePorts(worker),
).flat()
/** Its database and files; emptied before each run. */
export const DATA_DIR = join(tmpdir(), `taplet-e2e-${PORT}`)
