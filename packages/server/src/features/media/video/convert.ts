import { join } from 'node:path'
import { type Ffmpeg, ProgramFailed, runProgram } from './ffmpeg.ts'
import type { Rendition } from './plan-renditions.ts'
import { inputArgs, type ProbedVideo } from './probe.ts'
import { messages } from '../messages/messages.ts'
import { VideoRefused } from './video-refused.ts'

interface Source {
  path: string
  type: string
  /** With the length of the result. */
  video: ProbedVideo
  /** Where in the file it begins. */
  startMs?: number
  /** Folder for results; deleted by the caller. */
  folder: string
  signal?: AbortSignal
}

const COMMON = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']
const START_MS = 120_000
/** A slow machine that also serves pages needs several times the video's length for one size. */
const TIMES_DURATION = 12
/** HDR to standard colours; without it phones' HDR films look grey and washed out. */
const TONE_MAP =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'

const filters = (
  { hasToneMapping }: Ffmpeg,
  { isHdr }: ProbedVideo,
  { width, height }: { width: number; height: number },
): string =>
  [`scale=${width}:${height}`, 'setsar=1', ...(isHdr && hasToneMapping ? [TONE_MAP] : []), 'format=yuv420p'].join(',')

/** Creates one H.264 MP4 that plays everywhere and starts from its first bytes. Returns its path. */
export async function convert(tools: Ffmpeg, source: Source, rendition: Rendition): Promise<string> {
  const { video, folder } = source
  const path = join(folder, `${rendition.width}x${rendition.height}.mp4`)
  const rate = (factor: number): string => `${rendition.maxKilobits * factor}k`
  await run(tools, source, [
    '-map',
    '0:v:0',
    '-vf',
    filters(tools, video, rendition),
    '-fpsmax',
    '60',
    '-c:v',
    'libx264',
    '-preset',
    'fast',
    '-profile:v',
    'high',
    '-crf',
    '23',
    '-maxrate',
    rate(1),
    '-bufsize',
    rate(2),
    ...(video.hasAudio ? ['-map', '0:a:0', '-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : ['-an']),
    // No location, no model, no chapters; the index first.
    '-sn',
    '-dn',
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    `file:${path}`,
  ])
  return path
}

const POSTER_SIDE = 1080

/** Takes a frame near the beginning (the very first one is often black), as PNG. Returns its path. */
export async function takePoster(tools: Ffmpeg, source: Source): Promise<string> {
  const { video, folder } = source
  const path = join(folder, 'poster.png')
  const scale = Math.min(1, POSTER_SIDE / video.width)
  const size = { width: Math.round(video.width * scale), height: Math.round(video.height * scale) }
  const seconds = Math.min(1, video.durationMs / 4000)
  await run(tools, source, [
    '-ss',
    seconds.toFixed(2),
    '-map',
    '0:v:0',
    '-vf',
    filters(tools, video, size),
    '-frames:v',
    '1',
    '-map_metadata',
    '-1',
    '-c:v',
    'png',
    '-f',
    'image2',
    '-update',
    '1',
    `file:${path}`,
  ])
  return path
}

/** Seeks before reading and decodes from there, so that a part begins at its exact frame. */
const partArgs = ({ startMs, video }: Source): string[] =>
  startMs === undefined ? [] : ['-ss', (startMs / 1000).toFixed(3), '-t', (video.durationMs / 1000).toFixed(3)]

async function run(tools: Ffmpeg, source: Source, args: string[]): Promise<void> {
  const { path, type, video, folder, signal } = source
  try {
    await runProgram(tools.ffmpeg, [...COMMON, ...partArgs(source), ...inputArgs(type, path), ...args], {
      timeoutMs: START_MS + video.durationMs * TIMES_DURATION,
      signal,
      cwd: folder,
      niceness: tools.niceness,
    })
  } catch (cause) {
    if (!(cause instanceof ProgramFailed)) throw cause
    throw new VideoRefused(messages.later('video.notConverted'), {
      cause,
    })
  }
}
