import type { MediaItem, MediaTrim } from '@taplet/contract'
import type { Api } from '../../../lib/api/api.ts'
import { convertVideo } from '../upload/convert-video.ts'

interface CutDependencies {
  studio: Pick<Api['media'], 'linkEdit'>
  upload: (file: File) => Promise<MediaItem>
  convert?: typeof convertVideo
  download?: (url: string) => Promise<Blob>
}

const downloadFile = async (url: string): Promise<Blob> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error('The video could not be read')
  return answer.blob()
}

/** Cuts a part out of a video on this device, for servers without ffmpeg, and uploads it as a new file. */
export async function cutInBrowser(
  { studio, upload, convert = convertVideo, download = downloadFile }: CutDependencies,
  original: MediaItem,
  trim: MediaTrim,
  onProgress: (fraction: number) => void,
): Promise<MediaItem> {
  const whole = await download(original.sources.at(-1)?.url ?? original.url)
  const part = { start: trim.startMs / 1000, end: trim.endMs / 1000 }
  const made = await convert(whole, original.fileName, {
    onProgress,
    signal: new AbortController().signal,
    maxSeconds: part.end - part.start + 1,
    part,
  })
  const media = await upload(new File([made.content], made.name, { type: made.type }))
  return (await studio.linkEdit({ mediaId: media.mediaId, originalMediaId: original.mediaId, trim })).media
}
