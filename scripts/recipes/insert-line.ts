import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Inserts a line in alphabetical order among similar lines, or after the last of them. Throws when no line is alike.
 */
export function insertLine(file: string, line: string, isAlike: RegExp): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  const alike = lines.flatMap((text, index) => (isAlike.test(text) ? [index] : []))
  const last = alike.at(-1)
  if (last === undefined) throw new Error(`${file} has no line like ${isAlike.source}`)
  const at = alike.find((index) => (lines[index] ?? '') > line) ?? last + 1
  writeFileSync(file, lines.toSpliced(at, 0, line).join('\n'))
}

/** Inserts text after the first occurrence of these words. Throws when the file does not say it. */
export function insertAfter(file: string, words: string, text: string): void {
  const whole = readFileSync(file, 'utf8')
  const at = whole.indexOf(words)
  if (at < 0) throw new Error(`${file} does not say ${words}`)
  const end = at + words.length
  writeFileSync(file, whole.slice(0, end) + text + whole.slice(end))
}
