import { dottedCellRing, mosaicCellRing } from './cell-rings.ts'
import { circleRing } from './circle-ring.ts'
import { bowedCurvedRing, bittenCurvedRing } from './curved-rings.ts'
import { frame7, frame8, frame10, frame11 } from './edged-rings.ts'
import type { Frame } from './frame.ts'
import { frame1, frame2, frame3, frame13 } from './rounded-rings.ts'
import { skewedRing } from './skewed-ring.ts'
import { squareRing } from './square-ring.ts'

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
  frame0: squareRing,
  frame1,
  frame2,
  frame3,
  frame4: dottedCellRing,
  frame5: bowedCurvedRing,
  frame6: bittenCurvedRing,
  frame7,
  frame8,
  frame10,
  frame11,
  frame12: circleRing,
  frame13,
  frame14: skewedRing,
  frame16: mosaicCellRing,
}
