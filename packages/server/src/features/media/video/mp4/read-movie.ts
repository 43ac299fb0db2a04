import { type Box, boxAt, boxesIn } from './boxes.ts'

export interface Track {
  /** `vide`, `soun`, … */
  handler: string
  /** Four-letter code of its codec, e.g. avc1, hvc1, mp4a. */
  codec: string
  /** H.264 profile; 0 for other codecs. */
  profile: number
  /** Pixels as shown, after rotation. */
  width: number
  height: number
}

export interface Movie {
  durationMs: number
  isFragmented: boolean
  tracks: Track[]
}

/** Bytes of a video sample entry before its own boxes. */
const VISUAL_ENTRY = 86

/** Reads the index of an MP4 (its moov box). Throws RangeError when it is damaged. */
export function readMovie(moov: Buffer): Movie {
  const root: Box = { type: 'moov', start: 0, body: 8, end: moov.length }
  const boxes = boxesIn(moov, root.body, root.end)
  const header = boxes.find((box) => box.type === 'mvhd')
  return {
    durationMs: header ? durationOf(moov, header) : 0,
    isFragmented: boxes.some((box) => box.type === 'mvex'),
    tracks: boxes.filter((box) => box.type === 'trak').map((track) => readTrack(moov, track)),
  }
}

function durationOf(bytes: Buffer, { body }: Box): number {
  const isLong = bytes.readUInt8(body) === 1
  const timescale = bytes.readUInt32BE(body + (isLong ? 20 : 12))
  const duration = isLong ? Number(bytes.readBigUInt64BE(body + 24)) : bytes.readUInt32BE(body + 16)
  return timescale === 0 ? 0 : Math.round((duration / timescale) * 1000)
}

function readTrack(bytes: Buffer, track: Box): Track {
  const handler = boxAt(bytes, track, 'mdia', 'hdlr')
  const samples = boxAt(bytes, track, 'mdia', 'minf', 'stbl', 'stsd')
  const entry = samples && boxesIn(bytes, samples.body + 8, samples.end)[0]
  return {
    handler: handler ? bytes.toString('latin1', handler.body + 8, handler.body + 12) : '',
    codec: entry?.type ?? '',
    profile: entry?.type === 'avc1' || entry?.type === 'avc3' ? profileOf(bytes, entry) : 0,
    ...shownSize(bytes, track),
  }
}

function profileOf(bytes: Buffer, entry: Box): number {
  const settings = boxesIn(bytes, entry.start + VISUAL_ENTRY, entry.end).find((box) => box.type === 'avcC')
  return settings ? bytes.readUInt8(settings.body + 1) : 0
}

function shownSize(bytes: Buffer, track: Box): { width: number; height: number } {
  const header = boxAt(bytes, track, 'tkhd')
  if (!header) return { width: 0, height: 0 }
  const matrix = header.body + (bytes.readUInt8(header.body) === 1 ? 52 : 40)
  // Fixed point, 16.16. A matrix whose first number is 0 rotates the picture by 90 degrees.
  const width = bytes.readUInt32BE(matrix + 36) >>> 16
  const height = bytes.readUInt32BE(matrix + 40) >>> 16
  const isTurned = bytes.readInt32BE(matrix) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}
