import { MEGABYTE } from '@taplet/base/bytes'
import type { Message } from '@taplet/messages'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { messages } from '../../messages/messages.ts'
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
const { later } = messages

export interface ReadyVideo extends VideoFacts {
  bytes: number
  /** The file as it can be served: index first, without location, model and time. */
  content: () => Readable
}

/** Checks that a file can be shown without conversion: an MP4 with one H.264 video and at most one AAC audio. Otherwise throws VideoRefused with advice. */
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
    if (error instanceof RangeError) throw new VideoRefused(later('video.unreadableHere'), { cause: error })
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
  if (!ftyp) throw cannotConvert(later('video.notMp4'))
  if (!moov || data.length === 0) throw new VideoRefused(later('video.cutOff'))
  if (moov.end - moov.start > MAX_INDEX) throw new VideoRefused(later('video.indexTooLarge'))
  const brand = (await readPart(handle, ftyp.body, ftyp.body + 4)).toString('latin1')
  if (brand === 'qt  ') throw cannotConvert(later('video.quickTime'))
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
  if (reason) throw cannotConvert(reason)
  const [video] = movie.tracks.filter((track) => track.handler === 'vide')
  return { width: video?.width ?? 0, height: video?.height ?? 0, durationMs: movie.durationMs }
}

const cannotConvert = (reason: Message): VideoRefused =>
  new VideoRefused((language) => messages(language)('video.cannotConvert', { reason: reason(language) }))

function whyNotPlayable({ isFragmented, tracks }: Movie): Message | undefined {
  const [video, ...moreVideo] = tracks.filter((track) => track.handler === 'vide')
  const [audio, ...moreAudio] = tracks.filter((track) => track.handler === 'soun')
  if (!video) return later('video.noVideoInside')
  if (isFragmented) return later('video.fragmented')
  if (video.codec !== 'avc1' && video.codec !== 'avc3') return withCodec('video.otherVideo', video.codec)
  if (!PLAYABLE_PROFILES.has(video.profile)) return later('video.hdr')
  if (audio && audio.codec !== 'mp4a') return withCodec('video.otherSound', audio.codec)
  // Further tracks may contain the location of every second.
  const hasMore = moreVideo.length + moreAudio.length > 0 || tracks.length > (audio ? 2 : 1)
  return hasMore ? later('video.severalTracks') : undefined
}

const CODEC_NAMES: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  av01: 'AV1',
  vp09: 'VP9',
  Opus: 'Opus',
  'ac-3': 'Dolby Digital', // inline-text: a name
}
const withCodec =
  (key: 'video.otherSound' | 'video.otherVideo', codec: string): Message =>
  (language) => {
    const say = messages(language)
    return say(key, { codec: CODEC_NAMES[codec] ?? say('video.otherCodec') })
  }

/** Moves the index right after the first box, so that playing can start from the first bytes, and corrects its addresses. */
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
