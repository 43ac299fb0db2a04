import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Caption, MediaInfo } from '../define/media-info.ts'
import { VideoPlayer } from './video-player.tsx'

const url = '/media/videos/v1'
const info = (captions: Caption[]): MediaInfo => ({
  url,
  kind: 'VIDEO',
  status: 'READY',
  width: 320,
  height: 180,
  placeholder: '',
  sources: [{ url: '/media/a.mp4', type: 'video/mp4', width: 320, height: 180, bytes: 1 }],
  posterUrl: '',
  captions,
})
const english: Caption = { url: '/media/en.vtt', language: 'en', label: 'English', isDefault: false }
const german: Caption = { url: '/media/de.vtt', language: 'de', label: 'Deutsch', isDefault: true }
const draw = (captions: Caption[]): string =>
  renderToStaticMarkup(
    <VideoPlayer
      url={url}
      media={{ [url]: info(captions) }}
      playback={{ autoplay: true, loop: true, controls: false, muted: true }}
      className="x"
      isDeferred
    />,
  )

test('VideoPlayer offers the captions of a video, the default one first, and marks that they are to be shown', () => {
  const markup = draw([english, german])
  expect(markup).toContain('<track kind="captions" src="/media/de.vtt" srcLang="de" label="Deutsch"/>')
  expect(markup.indexOf('de.vtt')).toBeLessThan(markup.indexOf('en.vtt'))
  expect(markup).toContain('data-captions="true"')
  // A browser would load a default track before the video is in view.
  expect(markup).not.toContain(' default')
})

test('VideoPlayer shows no captions where there are none, and none from an unsafe address', () => {
  expect(draw([])).not.toContain('<track')
  expect(draw([{ ...english, url: 'javascript:alert(1)' }])).not.toContain('<track')
  expect(draw([english])).not.toContain('data-captions')
})
