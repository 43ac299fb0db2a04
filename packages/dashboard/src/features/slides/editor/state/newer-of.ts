import type { SavedSlide } from '../../../../entities/slide/document/slide-document.ts'

/** The newer one of each part; returns the first itself when the second has nothing newer. */
export function newerOf(known: SavedSlide, seen: SavedSlide): SavedSlide {
  const [item, view] = [seen.item.revision > known.item.revision, seen.view.revision > known.view.revision]
  if (!item && !view) return known
  return { item: item ? seen.item : known.item, view: view ? seen.view : known.view }
}
