import { expect, it } from 'vitest'
import { aMediaItem } from '../upload/a-media-item.ts'
import { everything, findMedia } from './find-media.ts'

const library = [
  aMediaItem({ mediaId: 'a', url: '/a', fileName: 'Latte 10.jpg', bytes: 5, createdAt: '2026-01-03T00:00:00.000Z' }),
  aMediaItem({ mediaId: 'b', url: '/b', fileName: 'latte 9.jpg', bytes: 50, createdAt: '2026-01-01T00:00:00.000Z' }),
  aMediaItem({
    mediaId: 'c',
    url: '/c',
    fileName: 'beans.webp',
    altText: 'Beans on a wooden table',
    originalMediaId: 'a',
    createdAt: '2026-01-02T00:00:00.000Z',
  }),
]
const uses = new Map([['/a', { url: '/a', slides: [{ viewId: 'v', name: 'Welcome' }], apps: [] }]])
const ids = (wish: Partial<typeof everything>) =>
  findMedia(library, { ...everything, ...wish }, uses).map((item) => item.mediaId)

it.each([
  ['every word, in name or words', { search: 'WOODEN beans' }, ['c']],
  ['a name', { search: 'latte' }, ['a', 'b']],
  ['nothing that is not there', { search: 'latte beans' }, []],
  ['what no slide shows', { filter: 'UNUSED' }, ['c', 'b']],
  ['what was edited', { filter: 'EDITED' }, ['c']],
  ['the oldest first', { sort: 'OLDEST' }, ['b', 'c', 'a']],
  ['names as people count', { sort: 'NAME' }, ['c', 'b', 'a']],
  ['the largest first', { sort: 'LARGEST' }, ['c', 'b', 'a']],
] as const)('findMedia finds %s', (_, wish, expected) => expect(ids(wish)).toEqual(expected))
