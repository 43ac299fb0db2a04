import { MINUTE_MS } from '@taplet/base/time'
import { createHash } from 'node:crypto'
import { isSame } from './tickets.ts'

interface ProofDependencies {
  /** A keyed hash for this purpose only. */
  sign: (text: string) => string
  now: () => number
  bits?: number
}

export interface Proofs {
  /** Returns a challenge for this one submission; its solution is useless for another. */
  challenge(subject: string): { challenge: string; bits: number }
  isSolved(proof: string, subject: string): boolean
}

/** 65,536 hashes on average: about a second on an old phone, and expensive for senders of thousands. */
const BITS = 16
const LIFETIME_MS = 30 * MINUTE_MS

/** Proof of work, no puzzles: a number n so that SHA-256 of `challenge.n` begins with so many zero bits. Stateless. */
export function createProofs({ sign, now, bits = BITS }: ProofDependencies): Proofs {
  const macOf = (until: string, subject: string): string => sign(JSON.stringify([until, subject, bits]))
  return {
    challenge(subject) {
      const until = (now() + LIFETIME_MS).toString(36)
      return { challenge: `${until}.${macOf(until, subject)}`, bits }
    },
    isSolved(proof, subject) {
      const [until = '', mac = '', n = ''] = proof.split('.')
      if (!/^\d{1,15}$/.test(n) || !isSame(mac, macOf(until, subject))) return false
      return Number.parseInt(until, 36) >= now() && zeroBits(`${until}.${mac}.${n}`) >= bits
    },
  }
}

function zeroBits(text: string): number {
  const hash = createHash('sha256').update(text).digest()
  let zeros = 0
  for (const byte of hash) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24
    zeros += 8
  }
  return zeros
}
