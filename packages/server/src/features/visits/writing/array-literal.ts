import { SECOND_MS } from '@taplet/base/time'

const quoted = (word: string): string => `"${/["\\]/.test(word) ? word.replaceAll(/["\\]/g, '\\$&') : word}"`

// Writes a column of a group as a PostgreSQL array. The driver could do so, at several times the cost.

/** Of strings; also for a list of lists of unequal length, which a parameter cannot be. */
export const arrayLiteral = (words: readonly (string | null)[]): string =>
  `{${words.map((word) => (word === null ? 'NULL' : quoted(word))).join(',')}}`

/** Of values that need no quotes. */
export const plainLiteral = (values: readonly (string | number | boolean | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`

/** Of times, most of them within one second: only their milliseconds are formatted separately. */
export function timesLiteral(times: readonly (Date | null)[]): string {
  let second = Number.NaN
  let written = ''
  const textOf = (time: Date): string => {
    const at = time.getTime()
    const of = Math.floor(at / SECOND_MS)
    if (of !== second) written = new Date(of * SECOND_MS).toISOString().slice(0, -'000Z'.length)
    second = of
    return `${written}${String(at - of * SECOND_MS).padStart(3, '0')}Z`
  }
  return plainLiteral(times.map((time) => time && textOf(time)))
}

export const bytesLiteral = (values: readonly (Buffer | null)[]): string =>
  plainLiteral(values.map((value) => value && `"\\\\x${value.toString('hex')}"`))
