/** A part of a line that is read in one direction. */
export interface DirectedRun {
  text: string
  /** Even: left to right; odd: right to left. */
  level: number
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const DIGIT = /\p{Nd}/u
const LETTER = /\p{L}/u
/** Between two digits they belong to the number. */
const IN_NUMBER = /[.,:/+\-%€$£]/u
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
}

type Kind = 'digit' | 'left' | 'neutral' | 'right'

function kindOf(sign: string): Kind {
  if (DIGIT.test(sign)) return 'digit'
  if (!LETTER.test(sign)) return /\p{M}/u.test(sign) && RIGHT_TO_LEFT.test(sign) ? 'right' : 'neutral'
  return RIGHT_TO_LEFT.test(sign) ? 'right' : 'left'
}

/** True for a text whose first letter is read from right to left. */
export const isRightToLeft = (text: string): boolean => {
  const [first] = /\p{L}/u.exec(text) ?? ['']
  return RIGHT_TO_LEFT.test(first)
}

/** The directions of a line's signs: the Unicode algorithm without explicit marks, which no heading has. */
function levelsOf(signs: readonly string[], isRtl: boolean): number[] {
  const kinds = signs.map(kindOf)
  for (const [index, sign] of signs.entries())
    if (IN_NUMBER.test(sign) && kinds[index - 1] === 'digit' && kinds[index + 1] === 'digit') kinds[index] = 'digit'
  const base = isRtl ? 1 : 0
  const strongBefore = (index: number): Kind | undefined =>
    kinds.slice(0, index).findLast((kind) => kind === 'left' || kind === 'right')
  const levels = kinds.map((kind, index) => {
    if (kind === 'right') return 1
    if (kind === 'left') return isRtl ? 2 : 0
    if (kind === 'digit') return isRtl || strongBefore(index) === 'right' ? 2 : 0
    return undefined
  })
  // A number counts as what surrounds it: between right-to-left letters and a number all is right to left.
  const sideOf = (index: number): 'left' | 'right' => {
    const kind = kinds[index]
    if (kind === undefined) return isRtl ? 'right' : 'left'
    if (kind === 'digit') return levels[index] === 2 && (!isRtl || strongBefore(index) !== 'left') ? 'right' : 'left'
    return kind === 'right' ? 'right' : 'left'
  }
  const isSet = (level: number | undefined): boolean => level !== undefined
  return levels.map((level, index) => {
    if (level !== undefined) return level
    const before = levels.findLastIndex((other, at) => at < index && isSet(other))
    const after = levels.findIndex((other, at) => at > index && isSet(other))
    const [one, other] = [sideOf(before), sideOf(after === -1 ? signs.length : after)]
    if (one !== other) return base
    return one === 'right' ? 1 : isRtl ? 2 : 0
  })
}

/** Splits a line into parts of one direction, in the order in which they are written. */
export function directedRuns(text: string): DirectedRun[] {
  const signs = Array.from(text)
  const levels = levelsOf(signs, isRightToLeft(text))
  const runs: DirectedRun[] = []
  for (const [index, sign] of signs.entries()) {
    const level = levels[index] ?? 0
    const shown = level % 2 === 1 ? (MIRRORED[sign] ?? sign) : sign
    const last = runs.at(-1)
    if (last?.level === level) last.text += shown
    else runs.push({ text: shown, level })
  }
  return runs
}

/** Returns parts of a line in the order in which they stand from left to right. */
export function inVisualOrder<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const ordered = [...parts]
  const highest = Math.max(0, ...ordered.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let until = from
      while (until < ordered.length && (ordered[until]?.level ?? 0) >= level) until++
      if (until > from) ordered.splice(from, until - from, ...ordered.slice(from, until).toReversed())
      from = until
    }
  }
  return ordered
}
