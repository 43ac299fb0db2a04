import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** PostgreSQL's major version: part of the folder's name, because clusters do not cross majors. */
export const POSTGRES_MAJOR = 18

/** Only the socket's name: nothing listens on TCP, so it never clashes. */
export const SOCKET_PORT = 5432

/** Where everything of one embedded database lives. */
export interface Layout {
  base: string
  /** The cluster itself. */
  cluster: string
  /** Private copy of the binaries: an `npm ci` meanwhile must not take them from under a running server. */
  programs: string
  socketFolder: string
  socket: string
  lockFile: string
  ownerFile: string
  logFile: string
}

/** A socket's path may have 107 bytes; the rest is a margin for the lock beside it. */
const LONGEST_SOCKET_PATH = 100

/** Names the files under a base folder without touching the disk. */
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

/** A short name for a path, the same on every start. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
