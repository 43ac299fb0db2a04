/**
 * SHA-256 (FIPS 180-4) as eight 32-bit words. The browser's own needs https and a promise for each hash; a proof of
 * work takes some sixty thousand of them.
 */
const root = (value: number, power: number): number => {
  const whole = value ** power
  return ((whole - Math.floor(whole)) * 2 ** 32) | 0
}

const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate++) {
  if (primes.every((prime) => candidate % prime)) primes.push(candidate)
}
const START = primes.slice(0, 8).map((prime) => root(prime, 1 / 2))
const ROUNDS = primes.map((prime) => root(prime, 1 / 3))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(bytes: Uint8Array): Uint32Array {
  const blocks = (bytes.length + 72) >> 6
  const view = new DataView(new ArrayBuffer(blocks * 64))
  bytes.forEach((byte, at) => view.setUint8(at, byte))
  view.setUint8(bytes.length, 128)
  view.setUint32(blocks * 64 - 4, bytes.length * 8)
  const hash = Int32Array.from(START)
  const words = new Int32Array(64)
  // Every index below is within its array.
  const at = (list: Int32Array | number[], index: number): number => list[index] as number
  for (let block = 0; block < blocks; block++) {
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let round = 0; round < 64; round++) {
      if (round < 16) words[round] = view.getInt32(block * 64 + round * 4)
      else {
        const x = at(words, round - 15)
        const y = at(words, round - 2)
        words[round] =
          at(words, round - 16) +
          (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
          at(words, round - 7) +
          (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))
      }
      const first =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, round) + at(words, round)) | 0
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
      hash[index] = at(hash, index) + word
    })
  }
  return new Uint32Array(hash.buffer)
}
