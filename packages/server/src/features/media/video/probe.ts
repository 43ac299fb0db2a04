import { z } from 'zod'
import { type Ffmpeg, ProgramFailed, runProgram } from './ffmpeg.ts'
import type { VideoFacts } from './require-usable-video.ts'
import { messages } from '../messages/messages.ts'
import { VideoRefused } from './video-refused.ts'

const stream = z.object({
  codec_type: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  color_transfer: z.string().optional(),
  disposition: z.object({ attached_pic: z.number().optional() }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
})
const answer = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ duration: z.coerce.number().optional() }).default({}),
})

export interface ProbedVideo extends VideoFacts {
  hasAudio: boolean
  /** Film in HDR colours (HLG or PQ). */
  isHdr: boolean
}

const HDR_TRANSFERS = new Set(['arib-std-b67', 'smpte2084'])

/** Only local files, never a playlist: a video must not make us read /etc/passwd or contact a host (G12). */
export const inputArgs = (type: string, path: string): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  type === 'video/webm' ? 'matroska' : 'mov',
  '-i',
  `file:${path}`,
]

/** Reads size, length and streams of a video. Throws VideoRefused when the file is not one. */
export async function probe(tools: Ffmpeg, path: string, type: string, signal?: AbortSignal): Promise<ProbedVideo> {
  const { streams, format } = answer.parse(JSON.parse(await run(tools, path, type, signal)))
  const video = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1)
  if (!video) throw new VideoRefused(messages.later('video.noVideo'))
  return {
    ...shownSize(video),
    durationMs: Math.round((format.duration ?? 0) * 1000),
    hasAudio: streams.some((one) => one.codec_type === 'audio'),
    isHdr: HDR_TRANSFERS.has(video.color_transfer ?? ''),
  }
}

async function run(tools: Ffmpeg, path: string, type: string, signal?: AbortSignal): Promise<string> {
  const args = ['-v', 'error', ...inputArgs(type, path), '-print_format', 'json', '-show_format', '-show_streams']
  try {
    return await runProgram(tools.ffprobe, args, { timeoutMs: 60_000, signal, niceness: tools.niceness })
  } catch (cause) {
    if (!(cause instanceof ProgramFailed)) throw cause
    throw new VideoRefused(messages.later('video.unreadable'), {
      cause,
    })
  }
}

function shownSize({
  width = 0,
  height = 0,
  sample_aspect_ratio: ratio,
  side_data_list: sideData,
}: z.output<typeof stream>): { width: number; height: number } {
  const [across = 1, down = 1] = (ratio ?? '1:1').split(':').map(Number)
  const stretched = across > 0 && down > 0 ? Math.round((width * across) / down) : width
  const rotation = sideData?.find((one) => one.rotation !== undefined)?.rotation ?? 0
  const isTurned = Math.abs(rotation) % 180 === 90
  return isTurned ? { width: height, height: stretched } : { width: stretched, height }
}
