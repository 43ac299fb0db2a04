import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'

/** Account that PostgreSQL runs as when we are root, which PostgreSQL refuses to run as. */
export interface Account {
  uid: number
  gid: number
  name: string
}

/** Accounts root runs PostgreSQL as, best first. `nobody` exists everywhere, so none has to be created. */
const UNPRIVILEGED_ACCOUNTS = ['taplet', 'postgres', 'nobody']

/**
 * Returns the account PostgreSQL must run as; undefined means the current user and applies to every ordinary user. For
 * root: the owner of an existing cluster (PostgreSQL accepts no other), else the owner of the folder or of the nearest
 * existing one above it (so that a start with sudo does not lock its owner out), else an unprivileged account. Throws
 * EmbeddedPostgresError when there is none.
 */
export function chooseAccount(base: string, cluster: string, passwd = readPasswd()): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const clusterOwner = ownerOf(cluster)
  if (clusterOwner && clusterOwner.uid !== 0) return named(clusterOwner, passwd)
  const folderOwner = ownerOfNearest(base)
  if (folderOwner.uid !== 0 && hasEntry(folderOwner.uid, passwd)) return named(folderOwner, passwd)
  for (const name of UNPRIVILEGED_ACCOUNTS) {
    const entry = passwd.find((line) => line.name === name)
    if (entry && entry.uid !== 0) return entry
  }
  throw new EmbeddedPostgresError(
    'Taplet runs as root, and PostgreSQL refuses to. No account "taplet", "postgres" or "nobody" exists to run it as: ' +
      'create one (useradd --system taplet), run Taplet as an ordinary user, or set DATABASE_URL.',
  )
}

/** Refuses an ordinary user without an entry in /etc/passwd, whom PostgreSQL's tools would refuse with a riddle. */
export function requireNamedUser(): void {
  try {
    userInfo()
  } catch {
    throw new EmbeddedPostgresError(
      `The user id ${process.getuid?.()} has no entry in /etc/passwd, and PostgreSQL cannot create a database without one. ` +
        'Start the container as a user it knows, add an entry for this id, or set DATABASE_URL. ' +
        'A data folder that was created before works with any id that owns it.',
    )
  }
}

/** Parses the account list; a file that cannot be read counts as empty. */
export function readPasswd(file = '/etc/passwd'): Account[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

interface Owner {
  uid: number
  gid: number
}

function ownerOf(path: string): Owner | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && { uid: stats.uid, gid: stats.gid }
}

function ownerOfNearest(path: string): Owner {
  return ownerOf(path) ?? ownerOfNearest(dirname(path))
}

function named(owner: Owner, passwd: Account[]): Account {
  const name = passwd.find((line) => line.uid === owner.uid)?.name ?? `user ${owner.uid}`
  return { ...owner, name }
}

/** Accounts of a directory service are not in /etc/passwd, so the system is queried too. */
function hasEntry(uid: number, passwd: Account[]): boolean {
  return passwd.some((line) => line.uid === uid) || spawnSync('getent', ['passwd', String(uid)]).status === 0
}
