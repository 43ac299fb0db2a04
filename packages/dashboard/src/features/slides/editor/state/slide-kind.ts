import type { ExperienceItem, View } from '@taplet/contract'
import { mergeData } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import type { EditorKind } from '../../../../lib/editing/editor-kind.ts'
import type { EditorState } from '../../../../lib/editing/editor-state.ts'
import { parseSlide } from './parse-slide.ts'

/** What the panel shows: one widget, the background, or the settings of the slide. */
export type Selection = { kind: 'WIDGET'; widgetId: string } | { kind: 'BACKGROUND' } | { kind: 'SLIDE' }

/** What the server holds, with the revisions that saves are based on. */
export interface Saved {
  item: ExperienceItem
  view: View
}

/** `document.viewName` is the slide's name; the library's entry is renamed with it. */
export type SlideState = EditorState<Slide, Selection, Saved>

/** The content that the server holds, in the shape of the document. */
export function savedSlide({ item, view }: Saved): Slide {
  const { viewId, viewMetadata, widgets } = view
  return { viewId, viewName: item.itemName, viewMetadata, widgets }
}

/** What is special about editing slides. */
export const slideKind: EditorKind<Slide, Selection, Saved> = {
  kind: 'SLIDE',
  targetIdOf: ({ item }) => item.experienceItemId,
  documentOf: savedSlide,
  revisionsOf: ({ item, view }) => ({ [item.experienceItemId]: item.revision, [view.viewId]: view.revision }),
  firstSelection: { kind: 'SLIDE' },
  canSelect: ({ widgets }, selection) =>
    selection.kind !== 'WIDGET' || widgets.some((widget) => widget.widgetId === selection.widgetId),
  merge: mergeData,
  parse: parseSlide,
  // The content is stored first, then the name.
  stagesOf: ({ item }, sent) => [{ ...sent, viewName: item.itemName }, sent],
}

/** The widget that is edited, or undefined. */
export const selectedWidget = ({ document, selection }: Pick<SlideState, 'document' | 'selection'>) =>
  selection.kind === 'WIDGET' ? document.widgets.find((widget) => widget.widgetId === selection.widgetId) : undefined
