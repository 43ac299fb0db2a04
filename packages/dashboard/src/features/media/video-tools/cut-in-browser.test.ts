import { expect, it, vi } from 'vitest'
import { aMediaItem } from '../upload/a-media-item.ts'
import type { convertVideo } from '../upload/convert-video.ts'
import { cutInBrowser } from './cut-in-browser.ts'

it('cutInBrowser converts only the part, uploads it, and ties it to the whole video', async () => {
  const original = aMediaItem({ kind: 'VIDEO', fileName: 'pour.mov', durationMs: 9000 })
  const made = aMediaItem({ mediaId: 'part', kind: 'VIDEO' })
  const convert = vi.fn<typeof convertVideo>(async () => ({
    content: new Blob(['mp4'], { type: 'video/mp4' }),
    name: 'pour.mp4',
    type: 'video/mp4',
    poster: undefined,
  }))
  const linkEdit = vi.fn(async () => ({ callResult: 'SUCCESS' as const, media: made }))
  const upload = vi.fn<(file: File) => Promise<typeof made>>(async () => made)
  const trim = { startMs: 2000, endMs: 4500 }
  const dependencies = { studio: { linkEdit }, upload, convert, download: async () => new Blob(['mov']) }
  expect(await cutInBrowser(dependencies, original, trim, () => undefined)).toBe(made)
  expect(convert.mock.calls[0]?.[2].part).toEqual({ start: 2, end: 4.5 })
  expect(upload.mock.calls[0]?.[0].name).toBe('pour.mp4')
  expect(linkEdit).toHaveBeenCalledWith({ mediaId: 'part', originalMediaId: 'm1', trim })
})
