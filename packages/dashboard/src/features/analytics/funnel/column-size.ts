import type { PictureSize } from '../report-parts.ts'

const ROOMY: PictureSize = { width: 126, height: 180 } // as in the strip of the editor
const NARROW: PictureSize = { width: 92, height: 132 } // narrower: numbers wrap to three lines
const GAP = 12 // px between columns
const RULE = 13 // px before the actions: a divider with its margin
/** In less room than this, where columns scroll anyway, more than one should be visible. */
const SMALL_ROOM = 600

/** Size of the columns: all of them in `room` px if still readable, else their own size, to be scrolled. */
export function columnSize(room: number, columns: number): PictureSize {
  const width = Math.floor((room - RULE - (columns - 1) * GAP) / Math.max(1, columns))
  if (width >= ROOMY.width) return ROOMY
  if (width < NARROW.width) return room <= SMALL_ROOM ? NARROW : ROOMY
  return { width, height: Math.round((width * ROOMY.height) / ROOMY.width) }
}
