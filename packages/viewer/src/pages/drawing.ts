import { readFileSync } from 'node:fs'

type Drawing = 'gone' | 'lost' | 'resting'

/** The SVG text of one of our drawings. */
export const drawing = (name: Drawing): string => readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8').trim()
