import { randomBytes } from 'node:crypto'
import type { Executor } from '../db/database.ts'
import { findTaken } from './store.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const FAIR_BYTES = 248 // 4 × 62: bytes from here on would favour the first letters
/** 47 random bits: short, so that the squares of a code are large (record 191). */
const LENGTH = 8
/** A try fails once in millions of millions of links; ten in a row mean that the source of randomness is broken. */
const MOST_TRIES = 10

/** Returns eight random letters and digits. */
export function shortId(): string {
  let id = ''
  while (id.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      if (byte < FAIR_BYTES && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length]
  return id
}

/** Returns new ids for links, which nothing else has. What two processes choose in one moment the primary key refuses. */
export async function newLinkIds(count: number, db: Executor, random = shortId): Promise<string[]> {
  const chosen = new Map<string, string>()
  for (let tries = 0; tries < MOST_TRIES && chosen.size < count; tries++) {
    const ids = Array.from({ length: count - chosen.size }, random)
    const taken = await findTaken(ids, db)
    for (const id of ids) if (!taken.has(id.toLowerCase())) chosen.set(id.toLowerCase(), id)
  }
  if (chosen.size < count) throw new Error('No unused ids for links were found.')
  return [...chosen.values()]
}

/** Returns one new id for a link. */
export async function newLinkId(db: Executor, random = shortId): Promise<string> {
  const [id] = await newLinkIds(1, db, random)
  if (id === undefined) throw new Error('No unused id for a link was found.')
  return id
}
