import { isUnsaved } from '../../../../lib/editing/editor-state.ts'
import { type SlideState, slideKind } from './slide-kind.ts'

const isNone = (steps: readonly unknown[]) => steps.length === 0

/** True when two states differ only in the widgets' text: same widgets, same selection, same available actions. */
export const differsInText = (before: SlideState, after: SlideState): boolean =>
  before.selection === after.selection &&
  before.saved === after.saved &&
  before.saving === after.saving &&
  before.document.viewMetadata === after.document.viewMetadata &&
  isNone(before.past) === isNone(after.past) &&
  isNone(before.future) === isNone(after.future) &&
  before.document.widgets.length === after.document.widgets.length &&
  before.document.widgets.every(({ widgetId }, index) => widgetId === after.document.widgets[index]?.widgetId) &&
  isUnsaved(slideKind, before) === isUnsaved(slideKind, after)
