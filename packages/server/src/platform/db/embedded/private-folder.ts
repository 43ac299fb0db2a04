import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Account } from './programs/account.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Creates a folder that only the account may enter; refuses one that another user put there (as anyone can in /tmp). */
export function makePrivateFolder(path: string, account: Account | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const stats = lstatSync(path)
  const ours = [process.getuid?.(), account?.uid]
  if (!stats.isDirectory() || !ours.includes(stats.uid)) {
    throw new EmbeddedPostgresError(`${path} belongs to another user (id ${stats.uid}): remove it and start again.`)
  }
  giveTo(account, path)
  chmodSync(path, 0o700)
}

/** Gives a file to the account; does nothing when PostgreSQL runs as the current user. */
export function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

/**
 * Gives what root created to the owner of the containing folder: a start with sudo must not lock out an ordinary user,
 * and a folder of root's stays root's, so that PostgreSQL's account cannot place symlinks where root writes.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}
