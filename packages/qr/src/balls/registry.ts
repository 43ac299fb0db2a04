import type { Ball } from './ball.ts'
import { ball5, ball10, ball14 } from './circles.ts'
import { ball6, ball11, ball16 } from './curved-squares.ts'
import { hexagonCutSquare, pillowCutSquare } from './cut-squares.ts'
import { ball7, ball8, ball19 } from './edged-squares.ts'
import { uprightPills, levelPills } from './pills.ts'
import { ball0, ball1, ball2, ball3, ball15 } from './rounded-squares.ts'

/** The names of QRCode Monkey (spec D24). */
export type BallId =
  | 'ball0'
  | 'ball1'
  | 'ball2'
  | 'ball3'
  | 'ball5'
  | 'ball6'
  | 'ball7'
  | 'ball8'
  | 'ball10'
  | 'ball11'
  | 'ball12'
  | 'ball13'
  | 'ball14'
  | 'ball15'
  | 'ball16'
  | 'ball17'
  | 'ball18'
  | 'ball19'

export const balls: { readonly [B in BallId]: Ball } = {
  ball0,
  ball1,
  ball2,
  ball3,
  ball5,
  ball6,
  ball7,
  ball8,
  ball10,
  ball11,
  ball12: uprightPills,
  ball13: levelPills,
  ball14,
  ball15,
  ball16,
  ball17: hexagonCutSquare,
  ball18: pillowCutSquare,
  ball19,
}
