import { readFileSync } from 'node:fs'

type Drawing = 'gone' | 'letter' | 'lost' | 'resting' | 'star'

/** The SVG text of one of our drawings. */
export const drawing = (name: Drawing): string => readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8').trim()
