const QUALITY = 0.88

/** Captures the video's current frame; rejects when the browser cannot draw it. */
export async function frameOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const webp = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
  // Some browsers write PNG instead, which is as good here.
  if (!webp || webp.size === 0) throw new Error('The browser cannot draw this video')
  return new File([webp], 'poster', { type: webp.type })
}
