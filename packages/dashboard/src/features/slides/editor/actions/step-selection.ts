import type { Slide } from '@taplet/slides/schema'
import { selectedIds, type Selection, selectionOf } from '../state/slide-kind.ts'

const idsOf = ({ widgets }: Slide) => widgets.map(({ widgetId }) => widgetId)

/** Selects the next or previous widget; the first or last one when none is selected. Stops at the ends. */
export function stepSelection(slide: Slide, selection: Selection, step: 1 | -1): Selection {
  const ids = idsOf(slide)
  const chosen = selectedIds(selection)
  const from = step > 0 ? ids.findLastIndex((id) => chosen.includes(id)) : ids.findIndex((id) => chosen.includes(id))
  const first = step > 0 ? 0 : ids.length - 1
  const next = ids[from < 0 ? first : Math.min(Math.max(from + step, 0), ids.length - 1)]
  return next === undefined ? selection : selectionOf([next])
}

/** Adds the next or previous widget to the selection. */
export function stretchSelection(slide: Slide, selection: Selection, step: 1 | -1): Selection {
  const ids = idsOf(slide)
  const chosen = selectedIds(selection)
  const edge = step > 0 ? ids.findLastIndex((id) => chosen.includes(id)) : ids.findIndex((id) => chosen.includes(id))
  const next = ids[edge + step]
  if (chosen.length === 0 || next === undefined)
    return chosen.length === 0 ? stepSelection(slide, selection, step) : selection
  return selectionOf(ids.filter((id) => id === next || chosen.includes(id)))
}

/** Toggles a widget in the selection. */
export function toggleSelection(slide: Slide, selection: Selection, widgetId: string): Selection {
  const chosen = selectedIds(selection)
  return selectionOf(idsOf(slide).filter((id) => (id === widgetId) !== chosen.includes(id)))
}

/** Selects everything from the current selection to a widget. */
export function reachSelection(slide: Slide, selection: Selection, widgetId: string): Selection {
  const ids = idsOf(slide)
  const indexes = [...selectedIds(selection), widgetId].map((id) => ids.indexOf(id)).filter((index) => index >= 0)
  return selectionOf(ids.slice(Math.min(...indexes), Math.max(...indexes) + 1))
}
