import type { Sample, SampleFiles } from '@taplet/slides/samples'
import type { MediaInfo, MediaLookup } from '@taplet/slides/schema'

const FOLDER = '/assets/app/samples/'

/** Pictures that ship with the dashboard, so that the gallery works without a server. The video is never played. */
export const sampleFiles: SampleFiles = {
  picture: `${FOLDER}evening.svg`,
  missing: `${FOLDER}nothing-here.svg`,
  video: `${FOLDER}never-played.mp4`,
}

/** The server's answer for the sample files. The filled-in video holds the picture, and shows it as its poster. */
export function sampleMedia(video: Sample['video'] = { status: 'READY', hasPoster: true }): MediaLookup {
  const info = (url: string): MediaInfo => ({
    url,
    kind: 'VIDEO',
    status: video.status,
    width: 390,
    height: 520,
    placeholder: '',
    sources: [],
    posterUrl: video.hasPoster ? sampleFiles.picture : '',
  })
  const { picture, video: clip } = sampleFiles
  return { [picture]: info(picture), [clip]: info(clip) }
}
