import { frame4, frame16 } from './cell-rings.ts'
import { frame12 } from './circle-ring.ts'
import { frame5, frame6 } from './curved-rings.ts'
import { frame7, frame8, frame10, frame11 } from './edged-rings.ts'
import type { Frame } from './frame.ts'
import { frame1, frame2, frame3, frame13 } from './rounded-rings.ts'
import { frame14 } from './skewed-ring.ts'
import { frame0 } from './square-ring.ts'

/** The names of QRCode Monkey (spec D24). */
export type FrameId =
  | 'frame0'
  | 'frame1'
  | 'frame2'
  | 'frame3'
  | 'frame4'
  | 'frame5'
  | 'frame6'
  | 'frame7'
  | 'frame8'
  | 'frame10'
  | 'frame11'
  | 'frame12'
  | 'frame13'
  | 'frame14'
  | 'frame16'

export const frames: { readonly [F in FrameId]: Frame } = {
  frame0,
  frame1,
  frame2,
  frame3,
  frame4,
  frame5,
  frame6,
  frame7,
  frame8,
  frame10,
  frame11,
  frame12,
  frame13,
  frame14,
  frame16,
}
