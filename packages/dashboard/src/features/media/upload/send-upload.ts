import { MEGABYTE } from '@taplet/base/bytes'
import { MINUTE_MS } from '@taplet/base/time'
import { ApiError, type MediaItem } from '@taplet/contract'
import type { Api } from '../../../lib/api/api.ts'
import { text } from '../../../lib/text.ts'
import { type convertImage, HeicNotRead, type PreparedFile } from './convert-image.ts'
import { type convertVideo, VideoNotConverted, VideoTooLong } from './convert-video.ts'
import { fileTypeOf, isTakenByServer, kindOf, toFileName, type UploadKind } from './file-facts.ts'
import { AddressRefused, LineBroke, type putFile, PutRefused, type putToBucket } from './put-file.ts'
import type { UploadEvent } from './upload-state.ts'

type MediaApi = Pick<
  Api['media'],
  'createSignedPutRequestUrl' | 'completeUpload' | 'updateVideoLibraryItem' | 'getCapabilities' | 'delete'
>
type Capabilities = Awaited<ReturnType<MediaApi['getCapabilities']>>

export interface SendDependencies {
  media: MediaApi
  convertImage: typeof convertImage
  convertVideo: typeof convertVideo
  put: typeof putFile
  putToBucket: typeof putToBucket
}

export interface SendOptions {
  file: File
  signal: AbortSignal
  /** Receives every step; the last event is `answer` or `fail`. */
  tell: (event: UploadEvent) => void
}

/** The upload cannot continue, for a reason that its owner can fix. */
class Refused extends Error {}

/** Takes a file from this device into the library: convert, upload, register. Never throws: failures are events. */
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
    // An error of the file itself would occur again.
    const isFinal = error instanceof Refused || error instanceof HeicNotRead
    tell(signal.aborted ? { type: 'cancel' } : { type: 'fail', reason: reasonOf(error), ...(isFinal && { isFinal }) })
  }
}

/** Retries the processing of a registered video, without another upload. */
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
  // The video has its own copy by now; the frame alone would only clutter the library.
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
    // An MP4 may be usable unchanged; the server decides. It cannot use any other type.
    if (original.type === 'video/mp4') return original
    throw new VideoNotConverted('', { cause: error })
  }
}

interface Sending {
  content: Blob
  filePath: string
  type: string
  signal: AbortSignal
  onProgress: (fraction: number) => void
}

/** Our server may be open under another of its names: what is sent to it stays on this one. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Sends one file to our server, or to the bucket if the address leads there, which the server then looks at. */
async function sendFile(
  { media, put, putToBucket }: SendDependencies,
  { content, filePath, type, signal, onProgress }: Sending,
): Promise<MediaItem> {
  const wish = { filePath, fileType: type, fileSize: content.size }
  const { signedUrl: url, uploadId } = await media.createSignedPutRequestUrl(wish, signal)
  const options = { content, type, signal, onProgress }
  if (uploadId === undefined) return put({ url: pathOf(url), ...options })
  await putToBucket({ url, ...options })
  return (await media.completeUpload({ uploadId }, signal)).media
}

/** A browser whose connection broke resends automatically, to an address that is used up by then: a new one is needed. */
const isUsedUp = (error: unknown): boolean =>
  error instanceof AddressRefused ||
  (error instanceof PutRefused && error.code === 'UPLOAD_LINK_INVALID') ||
  (error instanceof ApiError && error.body.code === 'UPLOAD_LINK_INVALID')

async function upload(
  dependencies: SendDependencies,
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
  const onProgress = (fraction: number): void => tell({ type: 'progress', fraction })
  const send = (): Promise<MediaItem> =>
    sendFile(dependencies, { content, filePath: `protected/${name}`, type, signal, onProgress })
  return send().catch((error: unknown) => {
    if (!isUsedUp(error)) throw error
    return send()
  })
}

/** A video without a poster is better than no video. */
async function sendPoster(
  dependencies: SendDependencies,
  content: Blob,
  signal: AbortSignal,
): Promise<MediaItem | undefined> {
  try {
    const { type } = content
    return await sendFile(dependencies, { content, filePath: 'protected/poster', type, signal, onProgress: () => {} })
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof HeicNotRead) return text('mediaUpload:heic')
  if (error instanceof VideoNotConverted) return text('mediaUpload:videoNotConverted')
  if (error instanceof Refused || error instanceof PutRefused || error instanceof ApiError) return error.message
  // A call without any answer (fetch throws TypeError then).
  if (error instanceof LineBroke || error instanceof AddressRefused || error instanceof TypeError)
    return text('mediaUpload:lineBroke')
  return text('common:somethingWrong')
}
