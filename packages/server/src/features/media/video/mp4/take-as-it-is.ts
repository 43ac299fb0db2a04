import { MEGABYTE } from '@taplet/base/bytes'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { blankMetadata, moveChunks } from './blank-metadata.ts'
import { type Box, readBox } from './boxes.ts'
import { type Movie, readMovie } from './read-movie.ts'
import { requireUsableVideo, type VideoFacts } from '../require-usable-video.ts'
import { VideoRefused } from '../video-refused.ts'

/** H.264 profiles that every browser and phone plays; all of them are 8-bit 4:2:0. */
const PLAYABLE_PROFILES = new Set([66, 77, 88, 100])
/** The index of ten minutes has about one megabyte. */
const MAX_INDEX = 32 * MEGABYTE
const MAX_BOXES = 1000
const CANNOT_CONVERT = 'This server cannot convert video; '

export interface ReadyVideo extends VideoFacts {
  bytes: number
  /** The file as it can be served: index first, without place, model and time. */
  content: () => Readable
}

/** Whether a file can be shown without conversion: an MP4 with one H.264 video and at most one AAC audio. Throws VideoRefused with what to do otherwise. */
export async function takeAsItIs(path: string): Promise<ReadyVideo> {
  const handle = await open(path)
  try {
    const layout = await readLayout(handle)
    const moov = await readPart(handle, layout.moov.start, layout.moov.end)
    const facts = readFacts(moov)
    requireUsableVideo(facts)
    blankMetadata(moov)
    const parts = arrange(layout, moov)
    const ftyp = await readPart(handle, layout.ftyp.start, layout.ftyp.end)
    return {
      ...facts,
      bytes: ftyp.length + moov.length + parts.reduce((sum, part) => sum + part.end - part.start, 0),
      content: () => Readable.from(concatenate(path, [ftyp, moov], parts)),
    }
  } catch (error) {
    if (error instanceof RangeError)
      throw new VideoRefused('The video could not be read. It may be cut off or damaged.', { cause: error })
    throw error
  } finally {
    await handle.close()
  }
}

interface Layout {
  ftyp: Box
  moov: Box
  data: Box[]
}

async function readLayout(handle: FileHandle): Promise<Layout> {
  const boxes = await readTopBoxes(handle)
  const ftyp = boxes.find((box) => box.type === 'ftyp')
  const moov = boxes.find((box) => box.type === 'moov')
  const data = boxes.filter((box) => box.type === 'mdat')
  if (!ftyp)
    throw new VideoRefused(
      `${CANNOT_CONVERT}upload an MP4 with H.264 video, or use a current browser, which converts it before the upload.`,
    )
  if (!moov || data.length === 0)
    throw new VideoRefused('The video is cut off: its index is missing. Try to save it again.')
  if (moov.end - moov.start > MAX_INDEX) throw new VideoRefused('The index of the video is too large.')
  const brand = (await readPart(handle, ftyp.body, ftyp.body + 4)).toString('latin1')
  if (brand === 'qt  ')
    throw new VideoRefused(
      `${CANNOT_CONVERT}this is a QuickTime film (MOV). Save it as MP4, or use a current browser, which converts it before the upload.`,
    )
  return { ftyp, moov, data }
}

async function readTopBoxes(handle: FileHandle): Promise<Box[]> {
  const { size } = await handle.stat()
  const boxes: Box[] = []
  for (let at = 0; at < size && boxes.length < MAX_BOXES; ) {
    const box = readBox(await readPart(handle, at, Math.min(at + 16, size)), at, size)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

async function readPart(handle: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(end - start)
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, start)
  return bytes.subarray(0, bytesRead)
}

function readFacts(moov: Buffer): VideoFacts {
  const movie = readMovie(moov)
  const reason = whyNotPlayable(movie)
  if (reason) throw new VideoRefused(`${CANNOT_CONVERT}${reason}`)
  const [video] = movie.tracks.filter((track) => track.handler === 'vide')
  return { width: video?.width ?? 0, height: video?.height ?? 0, durationMs: movie.durationMs }
}

function whyNotPlayable({ isFragmented, tracks }: Movie): string | undefined {
  const [video, ...moreVideo] = tracks.filter((track) => track.handler === 'vide')
  const [audio, ...moreAudio] = tracks.filter((track) => track.handler === 'soun')
  if (!video) return 'this file holds no video.'
  if (isFragmented) return 'this MP4 is in pieces (fragmented). Save it as a plain MP4.'
  if (video.codec !== 'avc1' && video.codec !== 'avc3')
    return `this video is ${codecName(video.codec)}. Save it as MP4 with H.264.`
  if (!PLAYABLE_PROFILES.has(video.profile))
    return 'its colours need more than 8 bits (HDR or 4:2:2). Save it as standard H.264.'
  if (audio && audio.codec !== 'mp4a')
    return `its sound is ${codecName(audio.codec)}. Save it with AAC sound, or without sound.`
  // Further tracks may carry the place of every second.
  const hasMore = moreVideo.length + moreAudio.length > 0 || tracks.length > (audio ? 2 : 1)
  return hasMore ? 'this MP4 holds more than one video and one sound. Save it as a plain MP4.' : undefined
}

const CODEC_NAMES: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  av01: 'AV1',
  vp09: 'VP9',
  Opus: 'Opus',
  'ac-3': 'Dolby Digital',
}
const codecName = (codec: string): string => CODEC_NAMES[codec] ?? 'of another kind'

/** Puts the index right behind the first box, so that playing can begin with the first bytes, and corrects its addresses. */
function arrange({ ftyp, data }: Layout, moov: Buffer): Box[] {
  let next = ftyp.end - ftyp.start + moov.length
  const moved = data.map((box) => {
    const shift = next - box.start
    next += box.end - box.start
    return { box, shift }
  })
  moveChunks(moov, (offset) => {
    const home = moved.find(({ box }) => offset >= box.body && offset <= box.end)
    if (!home) throw new RangeError('A chunk lies outside the data')
    return home.shift
  })
  return data
}

async function* concatenate(path: string, first: Buffer[], parts: Box[]): AsyncGenerator<Buffer> {
  yield* first
  for (const { start, end } of parts) yield* createReadStream(path, { start, end: end - 1 })
}
