import { dot } from './dot.ts'
import type { Pattern } from './pattern.ts'
import { square } from './square.ts'

export type PatternId = 'dot' | 'square'

export const patterns: { readonly [P in PatternId]: Pattern } = {
  dot,
  square,
}
