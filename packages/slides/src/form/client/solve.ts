import { sha256 } from './sha256.ts'

const AT_ONCE = 2000 // hashes before yielding to the page
const encoder = new TextEncoder()

/** Returns the first `challenge.n` whose SHA-256 begins with this many zero bits. Yields to the page between rounds. */
export async function solve(challenge: string, bits: number): Promise<string> {
  for (let n = 0; ; n++) {
    const proof = `${challenge}.${n}`
    // Up to 32 bits; the server asks for fewer.
    if ((sha256(encoder.encode(proof))[0] ?? 0) >>> (32 - bits) === 0) return proof
    if (n % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
  }
}
