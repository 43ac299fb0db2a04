/** An MP4 file is a tree of boxes: length, four letters, content. */
export interface Box {
  type: string
  /** Where the box begins and ends, header included. */
  start: number
  end: number
  /** Where its content begins. */
  body: number
}

const HEADER = 8
const LONG_HEADER = 16

/** Reads a box header; returns undefined when the bytes are none. `limit` is where the box must have ended. */
export function readBox(header: Buffer, start: number, limit: number): Box | undefined {
  if (header.length < HEADER) return undefined
  const type = header.toString('latin1', 4, 8)
  const short = header.readUInt32BE(0)
  if (short === 1) {
    if (header.length < LONG_HEADER) return undefined
    return within({ type, start, body: start + LONG_HEADER, end: start + Number(header.readBigUInt64BE(8)) }, limit)
  }
  return within({ type, start, body: start + HEADER, end: short === 0 ? limit : start + short }, limit)
}

const within = (box: Box, limit: number): Box | undefined => (box.end >= box.body && box.end <= limit ? box : undefined)

/** Returns the boxes inside a part of a buffer, up to the first damaged one. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + HEADER <= to; ) {
    const box = readBox(bytes.subarray(at, at + LONG_HEADER), at, to)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Returns the first box at the end of a path such as `mdia`, `minf`, `stbl`. */
export function boxAt(bytes: Buffer, parent: Box, ...path: string[]): Box | undefined {
  let found: Box | undefined = parent
  for (const type of path) {
    if (!found) return undefined
    found = boxesIn(bytes, found.body, found.end).find((box) => box.type === type)
  }
  return found
}
