import { isNeutral, type MediaItem, type MediaRecipe } from '@taplet/contract'
import type { Api } from '../../../lib/api/api.ts'
import { withExtension } from '../upload/file-facts.ts'
import { renderPicture } from './render-picture.ts'

interface SaveDependencies {
  studio: Pick<Api['media'], 'linkEdit' | 'renderRecipe'>
  /** Uploads a file to the library; rejects with a message for people. */
  upload: (file: File) => Promise<MediaItem>
  render?: typeof renderPicture
}

interface Edit {
  /** The original: an item of the library, or a file that is not uploaded yet. */
  original: MediaItem | File
  image: HTMLImageElement
  recipe: MediaRecipe
}

/** Phones refuse a larger canvas, and then draw nothing at all. */
const MOST_PIXELS = 40_000_000

async function tryRender(render: typeof renderPicture, image: HTMLImageElement, recipe: MediaRecipe) {
  if (image.naturalWidth * image.naturalHeight > MOST_PIXELS) return undefined
  // The server can render what this browser cannot.
  return render(image, recipe).catch(() => undefined)
}

/**
 * Keeps the original and saves the edited picture beside it; rendered in the browser, or on the server where the
 * browser cannot. An empty recipe gives the original itself.
 */
export async function saveEdit(
  { studio, upload, render = renderPicture }: SaveDependencies,
  { original, image, recipe }: Edit,
): Promise<MediaItem> {
  const item = original instanceof File ? await upload(original) : original
  if (isNeutral(recipe)) return item
  const content = await tryRender(render, image, recipe)
  if (!content) return (await studio.renderRecipe({ mediaId: item.mediaId, recipe })).media
  const made = await upload(new File([content], withExtension(item.fileName, 'webp'), { type: content.type }))
  // Identical pixels give an existing picture of the library.
  if (made.mediaId === item.mediaId) return made
  return (await studio.linkEdit({ mediaId: made.mediaId, originalMediaId: item.mediaId, recipe })).media
}
