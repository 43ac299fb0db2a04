import { expect, it } from 'vitest'
import { diffWords, nearChanges } from './diff-words.ts'

const marked = (stretches: readonly { kind: string; words: string }[]) =>
  stretches.map(({ kind, words }) => (kind === 'CHANGED' ? `[${words}]` : words)).join('')

it('changedWords marks the words that differ, on both sides, and keeps the rest', () => {
  const [mine, theirs] = diffWords('Open until 6 each day, come in', 'Open until 9 each Friday, come in')
  expect(marked(mine)).toBe('Open until [6] each [day,] come in')
  expect(marked(theirs)).toBe('Open until [9] each [Friday,] come in')
})

it('changedWords marks words that stand together as one, and those that only one side has', () => {
  const [mine, theirs] = diffWords('Fresh bread', 'Fresh and warm bread')
  expect(marked(mine)).toBe('Fresh bread')
  expect(marked(theirs).replaceAll(/[[\]]/g, '')).toBe('Fresh and warm bread')
  expect(marked(theirs)).toMatch(/\[.*and warm.*\]/)
})

it('changedWords loses no letter, also of texts too long to compare word by word', () => {
  const long = (word: string) => Array.from({ length: 900 }, (_, at) => `${word}${at}`).join(' ')
  const [mine, theirs] = diffWords(`Same ${long('a')} end`, `Same ${long('b')} end`)
  expect(mine.map(({ words }) => words).join('')).toBe(`Same ${long('a')} end`)
  expect(theirs[0]).toEqual({ kind: 'SAME', words: 'Same ' })
})

it('changedWords leaves out what is far from a change, and keeps its neighbourhood', () => {
  const far = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ')
  const [mine] = diffWords(`${far} until 6`, `${far} until 9`)
  const short = nearChanges(mine)
  expect(short[0]).toEqual({ kind: 'LEFT_OUT', words: '…' })
  expect(marked(short)).toMatch(/until \[6\]$/)
  expect(marked(short).length).toBeLessThan(60)
})
