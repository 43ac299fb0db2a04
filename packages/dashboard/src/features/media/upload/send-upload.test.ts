import type { MediaItem } from '@taplet/contract'
import { describe, expect, it, vi } from 'vitest'
import { addTexts } from '../../../lib/text.ts'
import { mediaUpload } from '../../../text/en/media/media-upload.ts'
import { aMediaItem } from './a-media-item.ts'
import { HeicNotRead } from './convert-image.ts'
import { fittingSize, VideoNotConverted, VideoTooLong } from './convert-video.ts'
import { AddressRefused, LineBroke, PutRefused } from './put-file.ts'
import { type SendDependencies, sendUpload } from './send-upload.ts'
import { stepUpload, type UploadEvent, type UploadState } from './upload-state.ts'

addTexts('mediaUpload', mediaUpload)

const video = (status: MediaItem['status']) =>
  aMediaItem({ mediaId: 'v1', kind: 'VIDEO', status, fileType: 'video/mp4' })
const aFile = (name: string, type: string, size = 4) => new File(['x'.repeat(size)], name, { type })

function aServer({ convertsVideo = true } = {}) {
  const dependencies = {
    media: {
      getCapabilities: vi.fn(async () => ({
        callResult: 'SUCCESS' as const,
        convertsVideo,
        maxImageBytes: 100,
        maxVideoBytes: 1000,
        maxVideoMs: 600_000,
      })),
      createSignedPutRequestUrl: vi.fn<SendDependencies['media']['createSignedPutRequestUrl']>(async () => ({
        callResult: 'SUCCESS',
        signedUrl: 'https://taplet.example/media/upload/u1?expires=1&signature=s',
      })),
      completeUpload: vi.fn(async () => ({ callResult: 'SUCCESS' as const, media: aMediaItem() })),
      updateVideoLibraryItem: vi.fn(async () => ({
        callResult: 'SUCCESS' as const,
        media: video(convertsVideo ? 'PROCESSING' : 'READY'),
      })),
      delete: vi.fn(async () => ({ callResult: 'SUCCESS' as const })),
    },
    convertImage: vi.fn<SendDependencies['convertImage']>(async () => ({
      content: new Blob(['webp']),
      name: 'latte.webp',
      type: 'image/webp',
    })),
    convertVideo: vi.fn<SendDependencies['convertVideo']>(async () => ({
      content: new Blob(['mp4']),
      name: 'film.mp4',
      type: 'video/mp4',
      poster: new Blob(['p'], { type: 'image/webp' }),
    })),
    put: vi.fn<SendDependencies['put']>(async ({ type }) =>
      type.startsWith('video') ? video('PROCESSING') : aMediaItem(),
    ),
    putToBucket: vi.fn<SendDependencies['putToBucket']>(async () => undefined),
  } satisfies SendDependencies
  return dependencies
}

async function send(dependencies: SendDependencies, file: File, stop = new AbortController()) {
  const events: UploadEvent[] = []
  await sendUpload(dependencies, { file, signal: stop.signal, tell: (event) => events.push(event) })
  return events.reduce<UploadState>(stepUpload, { status: 'queued' })
}

describe('sending a picture', () => {
  it('[14.12] to a bucket has the server look at it afterwards, and takes a new address once for one that is too old', async () => {
    const server = aServer()
    const bucket = { callResult: 'SUCCESS' as const, signedUrl: 'https://files.example/incoming/u1?X-Amz-Signature=s' }
    server.media.createSignedPutRequestUrl.mockResolvedValue({ ...bucket, uploadId: 'u1' })
    server.putToBucket.mockRejectedValueOnce(new AddressRefused())
    expect((await send(server, aFile('latte.jpg', 'image/jpeg'))).status).toBe('done')
    expect(server.putToBucket).toHaveBeenCalledTimes(2)
    expect(server.putToBucket).toHaveBeenLastCalledWith(
      expect.objectContaining({ url: bucket.signedUrl, type: 'image/webp' }),
    )
    expect(server.put).not.toHaveBeenCalled()
    expect(server.media.completeUpload).toHaveBeenCalledExactlyOnceWith({ uploadId: 'u1' }, expect.anything())
  })

  it('asks for a new address where a broken line has used the first one up, once', async () => {
    const server = aServer()
    const usedUp = () => new PutRefused('This upload link is not valid any more.', 'UPLOAD_LINK_INVALID')
    server.put.mockRejectedValueOnce(usedUp())
    expect((await send(server, aFile('latte.jpg', 'image/jpeg'))).status).toBe('done')
    expect(server.media.createSignedPutRequestUrl).toHaveBeenCalledTimes(2)
    server.put.mockRejectedValueOnce(usedUp()).mockRejectedValueOnce(usedUp())
    expect((await send(server, aFile('latte.jpg', 'image/jpeg'))).status).toBe('failed')
  })

  it('says what to do about a HEIC photo that this browser cannot open', async () => {
    const server = aServer()
    server.convertImage.mockRejectedValueOnce(new HeicNotRead())
    const state = await send(server, aFile('IMG_1.HEIC', ''))
    expect(state).toMatchObject({ status: 'failed', reason: expect.stringContaining('Most Compatible') })
    expect(server.put).not.toHaveBeenCalled()
  })

  it('converts it, says its size and type, and is done with the answer', async () => {
    const server = aServer()
    expect((await send(server, aFile('latte.jpg', 'image/jpeg'))).status).toBe('done')
    expect(server.put).toHaveBeenCalledWith(expect.objectContaining({ url: '/media/upload/u1?expires=1&signature=s' }))
    expect(server.media.createSignedPutRequestUrl).toHaveBeenCalledWith(
      { filePath: 'protected/latte.webp', fileType: 'image/webp', fileSize: 4 },
      expect.anything(),
    )
  })

  it('is refused before anything is sent when it is too large or of no use', async () => {
    const server = aServer()
    server.convertImage.mockResolvedValue({ content: new Blob(['x'.repeat(101)]), name: 'a.webp', type: 'image/webp' })
    expect(await send(server, aFile('a.jpg', 'image/jpeg'))).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('at most'),
    })
    expect(await send(server, aFile('a.pdf', 'application/pdf'))).toMatchObject({
      status: 'failed',
      reason: mediaUpload.wrongKind,
    })
    expect(server.put).not.toHaveBeenCalled()
  })

  it("fails with the server's words, or ours when the line broke", async () => {
    const server = aServer()
    server.put.mockRejectedValueOnce(new PutRefused('The file could not be read.'))
    expect(await send(server, aFile('a.jpg', 'image/jpeg'))).toMatchObject({
      status: 'failed',
      reason: 'The file could not be read.',
    })
    server.put.mockRejectedValueOnce(new LineBroke())
    expect(await send(server, aFile('a.jpg', 'image/jpeg'))).toMatchObject({
      status: 'failed',
      reason: mediaUpload.lineBroke,
    })
  })

  it('is cancelled, not failed, when it was told to stop', async () => {
    const server = aServer()
    const stop = new AbortController()
    server.put.mockImplementation(async () => {
      stop.abort()
      throw new DOMException('', 'AbortError')
    })
    expect((await send(server, aFile('a.jpg', 'image/jpeg'), stop)).status).toBe('cancelled')
  })
})

describe('sending a video', () => {
  it('goes up as it is when the server converts, and is registered', async () => {
    const server = aServer()
    expect((await send(server, aFile('film.mov', 'video/quicktime'))).status).toBe('processing')
    expect(server.convertVideo).not.toHaveBeenCalled()
    expect(server.media.updateVideoLibraryItem).toHaveBeenCalledWith({
      updateType: 'NEW',
      videoId: 'v1',
      videoFileName: 'film.mov',
      newStatus: 'PROCESSING',
    })
  })

  it('is converted here when the server cannot, with a poster that does not stay in the library', async () => {
    const server = aServer({ convertsVideo: false })
    expect((await send(server, aFile('film.mov', 'video/quicktime'))).status).toBe('done')
    expect(server.media.updateVideoLibraryItem).toHaveBeenCalledWith(expect.objectContaining({ posterMediaId: 'm1' }))
    expect(server.media.delete).toHaveBeenCalledWith({ mediaId: 'm1' })
  })

  it('goes up as it is when it is an MP4 that this browser cannot convert; a film of another kind does not', async () => {
    const server = aServer({ convertsVideo: false })
    server.convertVideo.mockRejectedValue(new VideoNotConverted())
    expect((await send(server, aFile('film.mp4', 'video/mp4'))).status).toBe('done')
    expect(await send(server, aFile('film.mov', 'video/quicktime'))).toMatchObject({
      status: 'failed',
      reason: mediaUpload.videoNotConverted,
    })
  })

  it('that is too long is not sent', async () => {
    const server = aServer({ convertsVideo: false })
    server.convertVideo.mockRejectedValue(new VideoTooLong())
    expect(await send(server, aFile('film.mp4', 'video/mp4'))).toMatchObject({
      reason: 'The video is longer than 10 minutes. Trim it and try again.',
    })
  })
})

describe('the size that a video is converted to', () => {
  it('has a short side of at most 1080, even numbers and the same shape', () => {
    expect(fittingSize(2160, 3840)).toEqual({ width: 1080, height: 1920 })
    expect(fittingSize(4096, 1716)).toEqual({ width: 2578, height: 1080 })
    expect(fittingSize(1080, 1920)).toBeUndefined()
  })
})
