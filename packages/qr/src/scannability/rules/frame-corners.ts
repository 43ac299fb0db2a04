import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

/** From here on some readers fail at times; half the eye's width is a circle. In modules (qr.md 4.2). */
const ROUND = 2
const CIRCLE = 3.2
const ROUND_CAP = 85
const CIRCLE_CAP = 60
/** From here on readers that require straight sides fail. Reported, but costs nothing. */
const SOFT = 1

/** Roundness of the frames' corners. */
export const frameCorners: Rule = ({ frameRadius }) => {
  if (frameRadius <= SOFT) return undefined
  if (frameRadius >= CIRCLE)
    return {
      rule: 'frame-corners',
      message: messages.later('frameCircles'),
      fix: 'SQUARE_FRAME',
      cap: CIRCLE_CAP,
    }
  return {
    rule: 'frame-corners',
    message: messages.later('frameRounded'),
    fix: 'SQUARE_FRAME',
    cap: frameRadius > ROUND ? ROUND_CAP : 100,
  }
}
