import type { Slide } from '@taplet/slides/schema'
import type { EditorKind } from '../../../../lib/editing/editor-kind.ts'
import type { EditorState } from '../../../../lib/editing/editor-state.ts'
import { type SavedSlide, slideDocument } from '../../../../entities/slide/document/slide-document.ts'

/** What the panel shows: one widget, several, the background, or the slide's settings. */
export type Selection =
  | { kind: 'WIDGET'; widgetId: string }
  | { kind: 'WIDGETS'; widgetIds: readonly string[] }
  | { kind: 'BACKGROUND' }
  | { kind: 'SLIDE' }

/** The ids of the selected widgets. */
export function selectedIds(selection: Selection): readonly string[] {
  if (selection.kind === 'WIDGET') return [selection.widgetId]
  return selection.kind === 'WIDGETS' ? selection.widgetIds : []
}

/** The selection of these widgets; an empty one means the slide itself. */
export function selectionOf(widgetIds: readonly string[]): Selection {
  const [widgetId, ...others] = widgetIds
  if (widgetId === undefined) return { kind: 'SLIDE' }
  return others.length > 0 ? { kind: 'WIDGETS', widgetIds } : { kind: 'WIDGET', widgetId }
}

/** `document.viewName` is the slide's name; the library's entry is renamed with it. */
export type SlideState = EditorState<Slide, Selection, SavedSlide>

/** What is specific to editing slides. */
export const slideKind: EditorKind<Slide, Selection, SavedSlide> = {
  ...slideDocument,
  firstSelection: { kind: 'SLIDE' },
  canSelect: ({ widgets }, selection) =>
    selectedIds(selection).every((id) => widgets.some((widget) => widget.widgetId === id)),
}

/** The selected widget, or undefined. */
export const selectedWidget = ({ document, selection }: Pick<SlideState, 'document' | 'selection'>) =>
  selection.kind === 'WIDGET' ? document.widgets.find((widget) => widget.widgetId === selection.widgetId) : undefined
