import type { PictureSize } from '../report-parts.ts'

const ROOMY: PictureSize = { width: 126, height: 180 } // as in the strip of the editor
const NARROW: PictureSize = { width: 92, height: 132 } // narrower, and numbers take three lines
const GAP = 12 // px between columns
const RULE = 13 // px before what visitors do: a line with its distance
/** Where columns are scrolled anyway and there is little to see them in, more than one of them should be seen. */
const SMALL_ROOM = 600

/** How large columns are: all of them in `room` px if they can be read then, else in their own size, to be scrolled. */
export function columnSize(room: number, columns: number): PictureSize {
  const width = Math.floor((room - RULE - (columns - 1) * GAP) / Math.max(1, columns))
  if (width >= ROOMY.width) return ROOMY
  if (width < NARROW.width) return room <= SMALL_ROOM ? NARROW : ROOMY
  return { width, height: Math.round((width * ROOMY.height) / ROOMY.width) }
}
