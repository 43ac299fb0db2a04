import type { Frame } from './frame.ts'
import { frame13 } from './rounded-rings.ts'
import { frame0 } from './square-ring.ts'

export type FrameId = 'frame0' | 'frame13'

export const frames: { readonly [F in FrameId]: Frame } = {
  frame0,
  frame13,
}
