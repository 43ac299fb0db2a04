import type { Ball } from './ball.ts'
import { ball0, ball15 } from './rounded-squares.ts'

export type BallId = 'ball0' | 'ball15'

export const balls: { readonly [B in BallId]: Ball } = {
  ball0,
  ball15,
}
