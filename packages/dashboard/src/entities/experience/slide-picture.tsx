import type { AppTheme } from '@taplet/slides/schema'
import { SlideThumbnail } from '../../ui/slides/slide-thumbnail.tsx'
import { LazyItemThumbnail } from '../slide/lazy-item-thumbnail.tsx'
import { styleSourceOf } from '../slide/style-source.ts'
import { type Library, viewOf } from './library.ts'

interface SlidePictureProps {
  library: Library
  /** The slides of the app, in order, and its theme: one without widgets takes its style from them. */
  itemIds: readonly string[]
  theme?: AppTheme | null | undefined
  itemId: string
  width: number
  height: number
  /** Shows empty placeholders. */
  showsEmpty?: boolean
}

/** Whether the library holds this slide, so that there is a picture of it. */
export const hasPicture = (library: Library | undefined, itemId: string | undefined): boolean =>
  itemId !== undefined && library?.itemById.get(itemId) !== undefined

/** A slide of an app as visitors see it, small, whatever it shows; nothing for a slide that is gone. */
export function SlidePicture(props: SlidePictureProps) {
  const { library, itemIds, theme, itemId, width, height, showsEmpty = false } = props
  const size = { width, height }
  const { media } = library
  const view = viewOf(library, itemId)
  if (view) return <SlideThumbnail slide={view} {...{ media, showsEmpty }} {...size} />
  const item = library.itemById.get(itemId)
  const beside = styleSourceOf({ itemIds, theme }, itemIds.indexOf(itemId), (one) => viewOf(library, one))
  return item ? <LazyItemThumbnail {...{ item, media, beside }} {...size} /> : null
}
