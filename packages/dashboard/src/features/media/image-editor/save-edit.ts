import { isNeutral, type MediaItem, type MediaRecipe } from '@taplet/contract'
import type { Api } from '../../../lib/api/api.ts'
import { withExtension } from '../upload/file-facts.ts'
import { renderPicture } from './render-picture.ts'

interface SaveDependencies {
  studio: Pick<Api['media'], 'linkEdit' | 'renderRecipe'>
  /** Takes a file into the library; rejects with words for people. */
  upload: (file: File) => Promise<MediaItem>
  render?: typeof renderPicture
}

interface Edit {
  /** The upload: an item of the library, or a file that is not there yet. */
  original: MediaItem | File
  image: HTMLImageElement
  recipe: MediaRecipe
}

/** A canvas this large is refused by phones, which then draw nothing at all. */
const MOST_PIXELS = 40_000_000

async function tryRender(render: typeof renderPicture, image: HTMLImageElement, recipe: MediaRecipe) {
  if (image.naturalWidth * image.naturalHeight > MOST_PIXELS) return undefined
  // The server can do what this browser cannot.
  return render(image, recipe).catch(() => undefined)
}

/**
 * Keeps the upload and makes the edited picture beside it; in the browser, or on the server where the browser cannot.
 * Without any change left it is the upload itself.
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
  // Pixels that come out as another picture of the library are that picture.
  if (made.mediaId === item.mediaId) return made
  return (await studio.linkEdit({ mediaId: made.mediaId, originalMediaId: item.mediaId, recipe })).media
}
