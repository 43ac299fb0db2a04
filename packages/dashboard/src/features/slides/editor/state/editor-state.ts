import type { ExperienceItem, View } from '@taplet/contract'
import { isSameData } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'

/** What the panel shows: one widget, the background, or the settings of the slide. */
export type Selection = { kind: 'WIDGET'; widgetId: string } | { kind: 'BACKGROUND' } | { kind: 'SLIDE' }

/** What the server holds, with the revisions that saves are based on. */
export interface Saved {
  item: ExperienceItem
  view: View
}

interface Moment {
  slide: Slide
  selection: Selection
}

export type Saving =
  | { status: 'IDLE' }
  /** `sent` is the slide as it was when the save began. */
  | { status: 'SAVING'; sent: Slide }
  | { status: 'FAILED'; message: string }
  | { status: 'CONFLICT'; theirs: Saved }

export interface EditorState {
  /** The slide as it is on screen. `viewName` is its name; the library's entry is renamed with it. */
  slide: Slide
  selection: Selection
  saved: Saved
  past: readonly Moment[]
  future: readonly Moment[]
  /** What the newest step of the past changed and when; edits of one field in one breath are one step. */
  lastEdit: { field: string; at: number } | undefined
  saving: Saving
}

/** The content that the server holds, in the shape of the document. */
export function savedSlide({ item, view }: Saved): Slide {
  const { viewId, viewMetadata, widgets } = view
  return { viewId, viewName: item.itemName, viewMetadata, widgets }
}

/** An editor that has just been opened: clean, with nothing to undo. */
export function createEditorState(saved: Saved): EditorState {
  return {
    slide: savedSlide(saved),
    selection: { kind: 'SLIDE' },
    saved,
    past: [],
    future: [],
    lastEdit: undefined,
    saving: { status: 'IDLE' },
  }
}

/** True while the screen says something else than the server; undoing back to the saved copy is clean (§4). */
export const isUnsaved = ({ slide, saved }: EditorState): boolean => !isSameData(slide, savedSlide(saved))

/** The widget that is edited, or undefined. */
export const selectedWidget = ({ slide, selection }: Moment) =>
  selection.kind === 'WIDGET' ? slide.widgets.find((widget) => widget.widgetId === selection.widgetId) : undefined
