// @vitest-environment jsdom
import { type MediaItem, neutralRecipe } from '@taplet/contract'
import { expect, it, vi } from 'vitest'
import { aMediaItem } from '../upload/a-media-item.ts'
import { saveEdit } from './save-edit.ts'

const original = aMediaItem()
const made = aMediaItem({ mediaId: 'm9', originalMediaId: 'm1' })
const recipe = { ...neutralRecipe, fade: 20 }
const image = { naturalWidth: 800, naturalHeight: 600 } as HTMLImageElement // only its size is read here

function set(render: () => Promise<Blob | undefined>) {
  const upload = vi.fn(async (file: File): Promise<MediaItem> => (file.type === 'image/webp' ? made : original))
  const linkEdit = vi.fn(async () => ({ callResult: 'SUCCESS' as const, media: made }))
  const renderRecipe = vi.fn(async () => ({ callResult: 'SUCCESS' as const, media: made }))
  return { dependencies: { studio: { linkEdit, renderRecipe }, upload, render }, upload, linkEdit, renderRecipe }
}
const drawn = async () => new Blob(['x'], { type: 'image/webp' })

it('saveEdit uploads what the browser rendered and ties it to the upload, which stays', async () => {
  const { dependencies, upload, linkEdit } = set(drawn)
  await saveEdit(dependencies, { original, image, recipe })
  expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['latte.webp'])
  expect(linkEdit).toHaveBeenCalledWith({ mediaId: 'm9', originalMediaId: 'm1', recipe })
})

it('saveEdit of a file that is not in the library yet keeps the file too', async () => {
  const { dependencies, upload } = set(drawn)
  await saveEdit(dependencies, { original: new File(['p'], 'photo.jpg', { type: 'image/jpeg' }), image, recipe })
  expect(upload.mock.calls.map(([file]) => file.type)).toEqual(['image/jpeg', 'image/webp'])
})

it.each([
  ['cannot write WebP', image, async () => undefined],
  ['cannot draw it', image, () => Promise.reject(new Error('no'))],
  ['would run out of memory', { naturalWidth: 9000, naturalHeight: 6000 } as HTMLImageElement, drawn],
])('saveEdit lets the server render where the browser %s', async (_, picture, render) => {
  const { dependencies, renderRecipe, upload } = set(render)
  expect(await saveEdit(dependencies, { original, image: picture, recipe })).toBe(made)
  expect(renderRecipe).toHaveBeenCalledWith({ mediaId: 'm1', recipe })
  expect(upload).not.toHaveBeenCalled()
})

it('saveEdit without any change is the upload itself', async () => {
  const { dependencies, upload } = set(drawn)
  expect(await saveEdit(dependencies, { original, image, recipe: neutralRecipe })).toBe(original)
  expect(upload).not.toHaveBeenCalled()
})
