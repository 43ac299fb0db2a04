import { isUnsaved } from '../../../../lib/editing/editor-state.ts'
import { type SlideState, slideKind } from './slide-kind.ts'

const isNone = (steps: readonly unknown[]) => steps.length === 0

/** True when two moments differ in what widgets say and nothing else: same widgets, same choice, same buttons to press. */
export const differsInWords = (before: SlideState, after: SlideState): boolean =>
  before.selection === after.selection &&
  before.saved === after.saved &&
  before.saving === after.saving &&
  before.document.viewMetadata === after.document.viewMetadata &&
  isNone(before.past) === isNone(after.past) &&
  isNone(before.future) === isNone(after.future) &&
  before.document.widgets.length === after.document.widgets.length &&
  before.document.widgets.every(({ widgetId }, index) => widgetId === after.document.widgets[index]?.widgetId) &&
  isUnsaved(slideKind, before) === isUnsaved(slideKind, after)
