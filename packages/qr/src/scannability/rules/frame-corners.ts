import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

/** From here on some readers need luck; half the eye's width is a circle. Figures in modules (qr.md 4.2). */
const ROUND = 2
const CIRCLE = 3.2
const ROUND_CAP = 85
const CIRCLE_CAP = 60
/** From here on readers that insist on straight sides see nothing. Told, but costs nothing. */
const SOFT = 1

/** How round the corners of the frames are. */
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
