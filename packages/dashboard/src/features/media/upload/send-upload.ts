import { MEGABYTE } from '@taplet/base/bytes'
import { MINUTE_MS } from '@taplet/base/time'
import { ApiError, type MediaItem } from '@taplet/contract'
import type { Api } from '../../../lib/api/api.ts'
import { text } from '../../../lib/text.ts'
import { type convertImage, HeicNotRead, type PreparedFile } from './convert-image.ts'
import { type convertVideo, VideoNotConverted, VideoTooLong } from './convert-video.ts'
import { fileTypeOf, isTakenByServer, kindOf, toFileName, type UploadKind } from './file-facts.ts'
import { LineBroke, type putFile, PutRefused } from './put-file.ts'
import type { UploadEvent } from './upload-state.ts'

type MediaApi = Pick<
  Api['media'],
  'createSignedPutRequestUrl' | 'updateVideoLibraryItem' | 'getCapabilities' | 'delete'
>
type Capabilities = Awaited<ReturnType<MediaApi['getCapabilities']>>

export interface SendDependencies {
  media: MediaApi
  convertImage: typeof convertImage
  convertVideo: typeof convertVideo
  put: typeof putFile
}

export interface SendOptions {
  file: File
  signal: AbortSignal
  /** Told of every step; the last event is `answer` or `fail`. */
  tell: (event: UploadEvent) => void
}

/** The upload cannot go on, for a reason that its owner can do something about. */
class Refused extends Error {}

/** Takes one chosen file from this device into the library: convert, upload, register. Never throws: failures are told. */
export async function sendUpload(dependencies: SendDependencies, { file, signal, tell }: SendOptions): Promise<void> {
  try {
    const type = fileTypeOf(file)
    const kind = kindOf(type)
    if (!kind) throw new Refused(text('mediaUpload:wrongKind'))
    const capabilities = await dependencies.media.getCapabilities({}, signal)
    const send = kind === 'IMAGE' ? sendImage : sendVideo
    const media = await send(dependencies, { file, type, signal, tell, capabilities })
    tell({ type: 'answer', media })
  } catch (error) {
    // What was wrong with the file itself is wrong the next time, too.
    const isFinal = error instanceof Refused || error instanceof HeicNotRead
    tell(signal.aborted ? { type: 'cancel' } : { type: 'fail', reason: reasonOf(error), ...(isFinal && { isFinal }) })
  }
}

/** A registered video whose processing failed, once more, without another upload. */
export async function retryProcessing(
  { media: api }: Pick<SendDependencies, 'media'>,
  media: MediaItem,
): Promise<MediaItem> {
  const answer = await api.updateVideoLibraryItem({
    updateType: 'NEW',
    videoId: media.mediaId,
    videoFileName: media.fileName,
    newStatus: 'PROCESSING',
  })
  return answer.media
}

type PreparedVideo = PreparedFile & { poster?: Blob | undefined }

interface Plan extends SendOptions {
  type: string
  capabilities: Capabilities
}

async function sendImage(dependencies: SendDependencies, plan: Plan): Promise<MediaItem> {
  plan.tell({ type: 'convert' })
  const prepared = await dependencies.convertImage(plan.file, toFileName(plan.file.name), plan.type)
  return upload(dependencies, plan, prepared)
}

async function sendVideo(dependencies: SendDependencies, plan: Plan): Promise<MediaItem> {
  const { file, type, capabilities, signal } = plan
  const original: PreparedVideo = { content: file, name: toFileName(file.name), type }
  const prepared = capabilities.convertsVideo ? original : await convert(dependencies, plan, original)
  const media = await upload(dependencies, plan, prepared)
  const poster = prepared.poster && (await sendPoster(dependencies, prepared.poster, signal))
  const { media: registered } = await dependencies.media.updateVideoLibraryItem({
    updateType: 'NEW',
    videoId: media.mediaId,
    videoFileName: toFileName(file.name),
    newStatus: 'PROCESSING',
    ...(poster && { posterMediaId: poster.mediaId }),
  })
  // The video has its own copy by now; alone, the frame would only clutter the library.
  if (poster) await dependencies.media.delete({ mediaId: poster.mediaId }).catch(() => undefined)
  return registered
}

async function convert(
  { convertVideo: work }: SendDependencies,
  { file, tell, signal, capabilities }: Plan,
  original: PreparedVideo,
): Promise<PreparedVideo> {
  tell({ type: 'convert' })
  const onProgress = (fraction: number): void => tell({ type: 'progress', fraction })
  try {
    return await work(file, original.name, { onProgress, signal, maxSeconds: capabilities.maxVideoMs / 1000 })
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof VideoTooLong)
      throw new Refused(text('mediaUpload:videoTooLong', { minutes: capabilities.maxVideoMs / MINUTE_MS }), {
        cause: error,
      })
    // An MP4 may be good as it is; the server knows. Of anything else it can make nothing.
    if (original.type === 'video/mp4') return original
    throw new VideoNotConverted('', { cause: error })
  }
}

async function upload(
  { media, put }: SendDependencies,
  { tell, signal, capabilities }: Plan,
  { content, name, type }: PreparedFile,
): Promise<MediaItem> {
  const kind: UploadKind | undefined = kindOf(type)
  if (!kind || !isTakenByServer(type)) throw new Refused(text('mediaUpload:wrongKind'))
  const isImage = kind === 'IMAGE'
  const limit = isImage ? capabilities.maxImageBytes : capabilities.maxVideoBytes
  if (content.size > limit) {
    throw new Refused(
      text(isImage ? 'mediaUpload:imageTooLarge' : 'mediaUpload:videoTooLarge', { limit: limit / MEGABYTE }),
    )
  }
  tell({ type: 'upload' })
  const send = async (): Promise<MediaItem> => {
    const { signedUrl: url } = await media.createSignedPutRequestUrl(
      { filePath: `protected/${name}`, fileType: type, fileSize: content.size },
      signal,
    )
    return put({ url, content, type, signal, onProgress: (fraction) => tell({ type: 'progress', fraction }) })
  }
  // A browser whose line broke sends once more by itself, to an address that is used up by then: a new one is due.
  const isUsedUp = (error: unknown): boolean => error instanceof PutRefused && error.code === 'UPLOAD_LINK_INVALID'
  return send().catch((error: unknown) => {
    if (!isUsedUp(error)) throw error
    return send()
  })
}

/** A video without a poster is better than no video. */
async function sendPoster(
  { media, put }: SendDependencies,
  content: Blob,
  signal: AbortSignal,
): Promise<MediaItem | undefined> {
  try {
    const { signedUrl } = await media.createSignedPutRequestUrl(
      { filePath: 'protected/poster', fileType: content.type, fileSize: content.size },
      signal,
    )
    return await put({ url: signedUrl, content, type: content.type, signal, onProgress: () => undefined })
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof HeicNotRead) return text('mediaUpload:heic')
  if (error instanceof VideoNotConverted) return text('mediaUpload:videoNotConverted')
  if (error instanceof Refused || error instanceof PutRefused || error instanceof ApiError) return error.message
  // A call that got no answer at all (fetch throws TypeError then).
  if (error instanceof LineBroke || error instanceof TypeError) return text('mediaUpload:lineBroke')
  return text('common:somethingWrong')
}
