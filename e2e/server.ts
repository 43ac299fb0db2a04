import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Port of the stories' server. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4790)
export const BASE_URL = `http://localhost:${PORT}`
/** Stories in parallel. They mostly wait for a browser or a server, so that three share two cores well. */
export const WORKERS = 3
/** Ports of other people's websites, while a story needs some. */
const sitePorts = (worker: number) => [PORT + 100 + 2 * worker, PORT + 101 + 2 * worker] as const
/** Ports of this worker. */
export const SITE_PORTS = sitePorts(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))
/** Ports of all workers. */
export const ALL_SITE_PORTS: readonly number[] = Array.from({ length: WORKERS }, (_, worker) =>
  sitePorts(worker),
).flat()
/** Its database and files; emptied before each run. */
export const DATA_DIR = join(tmpdir(), `taplet-e2e-${PORT}`)
