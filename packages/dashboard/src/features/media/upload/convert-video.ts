import { type PreparedFile } from './convert-image.ts'
import { withExtension } from './file-facts.ts'

/** Plays on every phone, and is not larger than any phone shows. */
const MAX_SHORT_SIDE = 1080
const KEY_FRAME_SECONDS = 2
const POSTER_AT_SECONDS = 1
const POSTER_WIDTH = 1080

export interface ConvertedVideo extends PreparedFile {
  /** A frame of it; undefined when none could be drawn. */
  poster: Blob | undefined
}

interface ConvertOptions {
  onProgress: (fraction: number) => void
  signal: AbortSignal
  maxSeconds: number
  /** Only this part of it, in seconds. */
  part?: { start: number; end: number }
}

/** The video is longer than the server accepts. */
export class VideoTooLong extends Error {}
/** Neither converting nor uploading it unchanged makes sense. */
export class VideoNotConverted extends Error {}

/** Width and height for a short side of at most 1080, both even; undefined when the video is small enough. */
export function fittingSize(width: number, height: number): { width: number; height: number } | undefined {
  const short = Math.min(width, height)
  if (short <= MAX_SHORT_SIDE) return undefined
  const even = (side: number): number => Math.round((side * MAX_SHORT_SIDE) / short / 2) * 2
  return { width: even(width), height: even(height) }
}

/**
 * Converts a video to H.264 MP4 that starts playing before it is fully loaded, in the browser, for servers without
 * ffmpeg. A video in that codec is only repacked. The converter (140 KB) is loaded on demand. Throws VideoNotConverted
 * or VideoTooLong.
 */
export async function convertVideo(
  file: Blob,
  name: string,
  { onProgress, signal, maxSeconds, part }: ConvertOptions,
): Promise<ConvertedVideo> {
  const {
    ALL_FORMATS,
    BlobSource,
    BufferTarget,
    CanvasSink,
    Conversion,
    Input,
    Mp4OutputFormat,
    Output,
    QUALITY_HIGH,
  } = await import('mediabunny')
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new VideoNotConverted()
    const seconds = part ? part.end - part.start : await input.computeDuration()
    if (seconds > maxSeconds) throw new VideoTooLong()
    const size = fittingSize(await track.getDisplayWidth(), await track.getDisplayHeight())
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      video: {
        codec: 'avc',
        quality: QUALITY_HIGH,
        keyFrameInterval: KEY_FRAME_SECONDS,
        ...(size && { ...size, fit: 'fill' as const }),
      },
      audio: { codec: 'aac' },
      ...(part && { trim: part }),
      tags: {}, // location, model and time stay on the phone
      showWarnings: false,
    })
    const hasVideo = conversion.utilizedTracks.some((one) => one.type === 'video')
    if (!conversion.isValid || !hasVideo) throw new VideoNotConverted()
    conversion.onProgress = onProgress
    const cancel = (): void => void conversion.cancel()
    signal.addEventListener('abort', cancel)
    signal.throwIfAborted()
    await conversion.execute().finally(() => signal.removeEventListener('abort', cancel))
    if (!target.buffer) throw new VideoNotConverted()
    const sink = new CanvasSink(track, { width: Math.min(POSTER_WIDTH, await track.getDisplayWidth()) })
    return {
      content: new Blob([target.buffer], { type: 'video/mp4' }),
      name: withExtension(name, 'mp4'),
      type: 'video/mp4',
      poster: await takePoster(
        async () => (await sink.getCanvas((part?.start ?? 0) + Math.min(POSTER_AT_SECONDS, seconds / 4)))?.canvas,
      ),
    }
  } finally {
    input.dispose()
  }
}

/** A video without a poster is better than no video. */
async function takePoster(
  draw: () => Promise<HTMLCanvasElement | OffscreenCanvas | undefined>,
): Promise<Blob | undefined> {
  try {
    const canvas = await draw()
    if (!canvas) return undefined
    if (canvas instanceof HTMLCanvasElement) {
      return await new Promise((resolve) =>
        canvas.toBlob((content) => resolve(content ?? undefined), 'image/webp', 0.85),
      )
    }
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
  } catch {
    return undefined
  }
}
