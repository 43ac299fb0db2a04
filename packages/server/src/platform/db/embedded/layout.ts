import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** PostgreSQL's major version: part of the folder's name, because clusters cannot cross major versions. */
export const POSTGRES_MAJOR = 18

/** Part of the socket's name only: nothing listens on TCP, so it never conflicts. */
export const SOCKET_PORT = 5432

/** Paths of all files of one embedded database. */
export interface Layout {
  base: string
  /** The cluster itself. */
  cluster: string
  /** Private copy of the binaries: `npm ci` must not remove them while the server runs. */
  programs: string
  socketFolder: string
  socket: string
  lockFile: string
  ownerFile: string
  logFile: string
}

/** The path of a Unix socket is limited to 107 bytes; the rest is a margin for the lock file beside it. */
const LONGEST_SOCKET_PATH = 100

/** Returns the paths under a base folder without touching the disk. */
export function layoutOf(base: string): Layout {
  const socketName = `.s.PGSQL.${SOCKET_PORT}`
  const inside = join(base, 'run')
  const isTooLong = Buffer.byteLength(join(inside, socketName)) > LONGEST_SOCKET_PATH
  const socketFolder = isTooLong ? join(tmpdir(), `taplet-${shortHash(base)}`) : inside
  return {
    base,
    cluster: join(base, String(POSTGRES_MAJOR)),
    programs: join(base, 'programs'),
    socketFolder,
    socket: join(socketFolder, socketName),
    lockFile: join(base, 'owner.lock'),
    ownerFile: join(base, 'owner.json'),
    logFile: join(base, 'postgres.log'),
  }
}

/** Returns a short name for a path, the same on every start. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
