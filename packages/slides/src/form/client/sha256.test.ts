import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from './sha256.ts'
import { solve } from './solve.ts'

const hex = (words: Uint32Array) => Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
const reference = (text: string) => createHash('sha256').update(text).digest('hex')

describe('The hash of the proof of work', () => {
  it.each([0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 300])('is SHA-256 for %i letters', (length) => {
    const text = 'abcdefg'.repeat(50).slice(0, length)
    expect(hex(sha256(new TextEncoder().encode(text)))).toBe(reference(text))
  })

  it('finds a number that the server accepts', async () => {
    const proof = await solve('m8k2.some-challenge', 10)
    expect(proof).toMatch(/^m8k2\.some-challenge\.\d+$/)
    expect(Number.parseInt(reference(proof).slice(0, 8), 16) >>> 22).toBe(0)
  })
})
