import type { MediaInfo } from '@taplet/slides/schema'
import { expect, test } from 'vitest'
import { canShowImage } from './can-show-image.ts'

const OURS = '/media/public/a.webp'
const picture: MediaInfo = {
  url: OURS,
  kind: 'IMAGE',
  status: 'READY',
  width: 9,
  height: 16,
  placeholder: '',
  sources: [],
  posterUrl: '',
}

test.each([
  ['one of ours that is there', OURS, { [OURS]: picture }, true],
  ['one of ours that nobody may see', OURS, {}, false],
  ['one of ours that was deleted', OURS, { [OURS]: { ...picture, status: 'FAILED' } }, false],
  ['a film', OURS, { [OURS]: { ...picture, kind: 'VIDEO' } }, false],
  ['a sample of ours', '/assets/app/samples/evening.svg', {}, true],
  ['one on another site', 'https://pictures.example/a.jpg', {}, true],
  ['none', '', {}, false],
] as const)('canShowImage tells of %s whether it can be shown', (_, url, media, isShown) => {
  expect(canShowImage(url, media)).toBe(isShown)
})
