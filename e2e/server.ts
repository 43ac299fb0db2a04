import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the server of the stories listens. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4790)
export const BASE_URL = `http://localhost:${PORT}`
/** Where websites of others listen while a story needs some. */
export const SITE_PORTS = [PORT + 100, PORT + 101] as const
/** Its database and files; emptied before each run. */
export const DATA_DIR = join(tmpdir(), `taplet-e2e-${PORT}`)
