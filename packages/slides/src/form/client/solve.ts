import { sha256 } from './sha256.ts'

const AT_ONCE = 2000 // hashes between two breaths of the page
const encoder = new TextEncoder()

/** The first `challenge.n` whose SHA-256 begins with so many zero bits. Lets the page breathe while it counts. */
export async function solve(challenge: string, bits: number): Promise<string> {
  for (let n = 0; ; n++) {
    const proof = `${challenge}.${n}`
    // Up to 32 bits; the server asks for fewer.
    if ((sha256(encoder.encode(proof))[0] ?? 0) >>> (32 - bits) === 0) return proof
    if (n % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
  }
}
