import type { Library } from '../library.ts'
import type { Changes } from './change.ts'

/**
 * The library with edited slides as they are edited: what their owner works on. A slide whose edits collide with what was
 * saved since stays as visitors see it, until its owner has chosen. Returns itself without edits.
 */
export function withChanges(library: Library | undefined, changes: Changes | undefined): Library | undefined {
  if (!library || !changes) return library
  const clear = changes.slides.filter(({ isUnclear }) => !isUnclear)
  if (clear.length === 0) return library
  const itemById = new Map(library.itemById)
  const viewById = new Map(library.viewById)
  for (const { targetId, document, saved } of clear) {
    const { viewName, viewMetadata, widgets } = document
    itemById.set(targetId, { ...(itemById.get(targetId) ?? saved.item), itemName: viewName })
    viewById.set(saved.view.viewId, { ...saved.view, viewName, viewMetadata, widgets })
  }
  return { ...library, itemById, viewById }
}
