import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  choose: 'Tap to choose a video',
  detail: 'Video · {{shape}}',
  detailMuted: 'Video · {{shape}}, muted',
  empty: 'No video yet',
  pageNotFile:
    'This is the address of a page on {{site}}, not of a video file. Upload the file to your library, or add a link to the page.',
  play: 'Playback',
  playVideo: 'Play video',
  shapes: { FULL: 'full screen', PORTRAIT: 'portrait', SQUARE: 'square', LANDSCAPE: 'landscape' },
  tapForSound: 'Tap for sound',
  video: 'Video',
} as const
