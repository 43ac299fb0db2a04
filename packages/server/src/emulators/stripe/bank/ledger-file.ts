import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { emptyLedger, type Ledger } from './ledger.ts'

/** Reads the stored ledger; returns an empty one when there is no file, or one of an older release. */
export function readLedger(file: string): Ledger {
  try {
    // Written by us, atomically.
    const ledger = JSON.parse(readFileSync(file, 'utf8')) as Ledger
    // An older file has no plans in it.
    return ledger.version === 1 ? { ...emptyLedger(), ...ledger } : emptyLedger()
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return emptyLedger()
    throw error
  }
}

/** Stores a ledger in a file. Saves requested during a write share the next one. */
export function createLedgerFile(file: string, ledger: Ledger) {
  let writing: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  async function write(): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.part`, JSON.stringify(ledger))
    await rename(`${file}.part`, file)
  }

  return {
    save: (): Promise<void> => {
      // A failed write was reported to those waiting for it.
      next ??= writing
        .catch(() => undefined)
        .then(() => {
          next = undefined
          writing = write()
          return writing
        })
      return next
    },
    /** Resolves when nothing is being written. */
    rest: async (): Promise<void> => {
      await (next ?? writing).catch(() => undefined)
    },
  }
}
