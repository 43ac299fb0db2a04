/** A run of text: the same on both sides, changed, or omitted from a shortened text. */
export interface Stretch {
  kind: 'SAME' | 'CHANGED' | 'LEFT_OUT'
  words: string
}

const MOST_CELLS = 250_000 // size of the table below; longer texts are compared from their ends only
const NEAR = 5 // words shown around a change, for context

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? []

/** For each word of both sides, whether it belongs to the longest common subsequence of words. */
function commonWords(mine: readonly string[], theirs: readonly string[]) {
  const width = theirs.length + 1
  const lengths = new Uint32Array((mine.length + 1) * width)
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0
  for (let one = mine.length - 1; one >= 0; one--)
    for (let other = theirs.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        mine[one] === theirs[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1))
  const mineSame = mine.map(() => false)
  const theirsSame = theirs.map(() => false)
  let [one, other] = [0, 0]
  while (one < mine.length && other < theirs.length) {
    if (mine[one] === theirs[other]) {
      mineSame[one++] = true
      theirsSame[other++] = true
    } else if (at(one + 1, other) >= at(one, other + 1)) one++
    else other++
  }
  return [mineSame, theirsSame] as const
}

/** Groups words of the same kind into runs; a blank between two changed words counts as changed too. */
function toStretches(words: readonly string[], isSame: readonly boolean[]): Stretch[] {
  const stretches: Stretch[] = []
  words.forEach((word, index) => {
    const isJoint = word.trim() === '' && isSame[index - 1] === false && isSame[index + 1] === false
    const kind = isSame[index] && !isJoint ? 'SAME' : 'CHANGED'
    const last = stretches.at(-1)
    if (last?.kind === kind) last.words += word
    else stretches.push({ kind, words: word })
  })
  return stretches
}

/** Splits both sides of a text into unchanged and changed runs. */
export function diffWords(mine: string, theirs: string): readonly [Stretch[], Stretch[]] {
  const [a, b] = [wordsOf(mine), wordsOf(theirs)]
  const shortest = Math.min(a.length, b.length)
  let start = 0
  while (start < shortest && a[start] === b[start]) start++
  let end = 0
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [aMiddle, bMiddle] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const [aSame, bSame] =
    aMiddle.length * bMiddle.length <= MOST_CELLS
      ? commonWords(aMiddle, bMiddle)
      : [aMiddle.map(() => false), bMiddle.map(() => false)]
  const around = (same: readonly boolean[]) => [
    ...Array.from({ length: start }, () => true),
    ...same,
    ...Array.from({ length: end }, () => true),
  ]
  return [toStretches(a, around(aSame)), toStretches(b, around(bSame))]
}

/** Leaves out text that is far from every change. */
export function nearChanges(stretches: readonly Stretch[]): Stretch[] {
  return stretches.flatMap((stretch, index): Stretch[] => {
    const words = wordsOf(stretch.words)
    const before = index === 0 ? 0 : NEAR * 2
    const after = index === stretches.length - 1 ? 0 : NEAR * 2
    if (stretch.kind !== 'SAME' || words.length <= before + after + NEAR) return [stretch]
    const same = (some: readonly string[]): Stretch[] =>
      some.length > 0 ? [{ kind: 'SAME', words: some.join('') }] : []
    return [
      ...same(words.slice(0, before)),
      { kind: 'LEFT_OUT', words: '…' },
      ...same(after > 0 ? words.slice(-after) : []),
    ]
  })
}
