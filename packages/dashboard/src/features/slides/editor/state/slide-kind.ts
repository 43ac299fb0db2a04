import type { ExperienceItem, View } from '@taplet/contract'
import { mergeData } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import type { EditorKind } from '../../../../lib/editing/editor-kind.ts'
import type { EditorState } from '../../../../lib/editing/editor-state.ts'
import { parseSlide } from './parse-slide.ts'

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

/** What the server holds, with the revisions that saves are based on. */
export interface Saved {
  item: ExperienceItem
  view: View
}

/** `document.viewName` is the slide's name; the library's entry is renamed with it. */
export type SlideState = EditorState<Slide, Selection, Saved>

/** The server's content, in the form of the document. */
export function savedSlide({ item, view }: Saved): Slide {
  const { viewId, viewMetadata, widgets } = view
  return { viewId, viewName: item.itemName, viewMetadata, widgets }
}

/** What is specific to editing slides. */
export const slideKind: EditorKind<Slide, Selection, Saved> = {
  kind: 'SLIDE',
  targetIdOf: ({ item }) => item.experienceItemId,
  documentOf: savedSlide,
  revisionsOf: ({ item, view }) => ({ [item.experienceItemId]: item.revision, [view.viewId]: view.revision }),
  revisedIdOf: ({ view }) => view.viewId,
  firstSelection: { kind: 'SLIDE' },
  canSelect: ({ widgets }, selection) =>
    selectedIds(selection).every((id) => widgets.some((widget) => widget.widgetId === id)),
  merge: mergeData,
  parse: parseSlide,
  // Versions are numbered by the content. The name a draft began with is known while it is still the stored one; else
  // its name may be edited or just old, so the person is asked: an empty name in the base makes it a choice.
  baseOfDraft(version, { document, madeOn, saved: { item } }) {
    if (madeOn[item.experienceItemId] === item.revision) return { ...version, viewName: item.itemName }
    return document.viewName === version.viewName ? version : { ...version, viewName: '' }
  },
  // The content is stored first, then the name.
  stagesOf: ({ viewName }, sent) => [{ ...sent, viewName }, sent],
}

/** The selected widget, or undefined. */
export const selectedWidget = ({ document, selection }: Pick<SlideState, 'document' | 'selection'>) =>
  selection.kind === 'WIDGET' ? document.widgets.find((widget) => widget.widgetId === selection.widgetId) : undefined
