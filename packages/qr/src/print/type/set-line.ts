import type { PrintFace } from './print-face.ts'
import { directedRuns, inVisualOrder } from './visual-runs.ts'

/** A typeface with those that help out where it has no letters. */
export interface Typeface {
  face: PrintFace
  /** Of the typeface alone, in font sizes. */
  spacing: number
  others: readonly PrintFace[]
}

export interface SetRun {
  face: PrintFace
  text: string
  /** From the line's left end, in font sizes. */
  x: number
  spacing: number
}

/** A line of text, set at size 1: from left to right, each part in one face. */
export interface SetLine {
  text: string
  runs: readonly SetRun[]
  width: number
}

const isMark = (sign: string): boolean => /[\p{M}\u200c\u200d]/u.test(sign)
const has = (face: PrintFace, sign: string): boolean => face.has(sign.codePointAt(0) ?? 0)
/** Alphabets whose letters stand beside each other in one word. */
const ALPHABET = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** Returns letters and digits of a text that no face has. Other signs that none has are left out. */
export function missingLetters(text: string, { face, others }: Typeface): string[] {
  const faces = [face, ...others]
  return Array.from(text.normalize('NFC')).filter(
    (sign) => /[\p{L}\p{N}\p{M}]/u.test(sign) && !faces.some((one) => has(one, sign)),
  )
}

/** Returns the face of each sign; undefined for signs that no face has. */
function chooseFaces({ face, others }: Typeface, signs: readonly string[]) {
  const letters = signs.filter((sign) => /\p{L}/u.test(sign))
  const hasAll = letters.every((sign) => !ALPHABET.test(sign) || has(face, sign))
  const isOwn = hasAll && (letters.length === 0 || letters.some((sign) => ALPHABET.test(sign)))
  const order = isOwn ? [face, ...others] : others
  return (sign: string): PrintFace | undefined => order.find((one) => has(one, sign))
}

interface Part {
  face: PrintFace
  text: string
  level: number
}

/** True for what stays in the face of the sign before it: marks, and punctuation that this face has. */
const clings = (sign: string, { face }: Part): boolean => isMark(sign) || (/[\s\p{P}]/u.test(sign) && has(face, sign))

/** Splits a line where its face or its direction changes. */
function partsOf(text: string, faceOf: (sign: string) => PrintFace | undefined): Part[] {
  const parts: Part[] = []
  for (const { text: run, level } of directedRuns(text)) {
    let part: Part | undefined
    for (const sign of run) {
      const face = part && clings(sign, part) ? part.face : faceOf(sign)
      if (!face) continue
      if (part?.face !== face) parts.push((part = { face, text: '', level }))
      part.text += sign
    }
  }
  return parts
}

/**
 * Sets a line. Where the typeface lacks one of the line's Latin, Greek or Cyrillic letters, or has nothing of it but
 * digits, the others set all of it, so that no word mixes two.
 */
export function setLine(text: string, typeface: Typeface): SetLine {
  const signs = Array.from(text.normalize('NFC'))
  const faceOf = chooseFaces(typeface, signs)
  const printed = signs
    .filter((sign) => faceOf(sign) !== undefined)
    .join('')
    .trim()
  let x = 0
  const runs = inVisualOrder(partsOf(printed, faceOf)).map((part) => {
    const spacing = part.face === typeface.face ? typeface.spacing : 0
    const run = { face: part.face, text: part.text, x, spacing }
    x += part.face.widthOf(part.text, spacing)
    return run
  })
  return { text, runs, width: x }
}

/** Returns the outlines of a line from a left end on the baseline: absolute M, L, C and Z. */
export const outlineOf = (
  { runs }: SetLine,
  { x, baseline, size }: { x: number; baseline: number; size: number },
): string =>
  runs.map((run) => run.face.outline(run.text, { x: x + run.x * size, baseline, size, spacing: run.spacing })).join('')
