import { addWidget, addWidgets, moveWidgets, removeWidgets, shiftWidgets } from '@taplet/slides/edits'
import { MAX_WIDGETS, type Slide, type Widget } from '@taplet/slides/schema'
import { announce } from '../../../../lib/announce.ts'
import { newId } from '../../../../lib/new-id.ts'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { useEditorContext } from '../editor-context.ts'
import { widgetLabels } from '../stack/widget-labels.ts'
import { selectedIds, selectionOf } from '../state/slide-kind.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import { neighbourOf } from './neighbour.ts'

/** Returns removed widgets to their places, whatever has changed since. */
const restored = (slide: Slide, removed: readonly (readonly [Widget, number])[]): Slide =>
  removed.reduce((current, [widget, index]) => addWidget(current, widget, index), slide)

/** Actions on one widget or several, each announced to screen readers. */
export function useWidgetActions(handle: SlideEditorHandle) {
  const t = useText()
  const { media } = useEditorContext()
  // Read when called, since menus and shortcuts may be older than the last typed letter.
  const slideNow = () => handle.now().document
  const idsNow = () => selectedIds(handle.now().selection)
  const placeOf = (id: string | undefined) => slideNow().widgets.findIndex(({ widgetId }) => widgetId === id)
  const named = (ids: readonly string[]) => slideNow().widgets.filter(({ widgetId }) => ids.includes(widgetId))
  /** One widget by its name, several by their number. */
  const nameOf = (some: readonly Widget[]): string => {
    const [first] = some
    return first && some.length === 1
      ? widgetLabels(first, media).title
      : t('slideActions:several', { count: some.length })
  }
  const tellPlace = (after: Slide, ids: readonly string[], unmoved: 'slideActions:atEnd' | 'slideActions:stays') => {
    if (after === slideNow()) return announce(t(unmoved))
    const place = after.widgets.findIndex(({ widgetId }) => ids.includes(widgetId)) + 1
    announce(t('slideActions:moved', { name: nameOf(named(ids)), place, count: after.widgets.length }))
  }
  const move = (
    ids: readonly string[],
    make: (current: Slide) => Slide,
    unmoved: 'slideActions:atEnd' | 'slideActions:stays',
  ) => {
    tellPlace(make(slideNow()), ids, unmoved)
    handle.edit(make)
  }

  return {
    nameOf,
    named,
    shift: (ids: readonly string[], direction: 'UP' | 'DOWN') =>
      move(ids, (current) => shiftWidgets(current, ids, direction), 'slideActions:atEnd'),
    moveInto: (ids: readonly string[], gap: number) =>
      move(ids, (current) => moveWidgets(current, ids, gap), 'slideActions:stays'),
    remove: (ids: readonly string[]) => {
      const gone = named(ids)
      if (gone.length === 0) return
      const removed = gone.map((one) => [one, placeOf(one.widgetId)] as const)
      const near = neighbourOf(slideNow(), ids)
      const isSelected = idsNow().some((id) => ids.includes(id))
      handle.edit(
        (current) => removeWidgets(current, ids),
        isSelected ? selectionOf(near === undefined ? [] : [near]) : undefined,
      )
      const closeToast = toast.done(
        gone.length === 1
          ? t('slides:stack.deleted', { name: nameOf(gone) })
          : t('slideActions:deleted', { count: gone.length }),
        {
          label: t('undo'),
          onUndo: () => handle.edit((current) => restored(current, removed), selectionOf(ids)),
          onGone: () => stopWatching(),
        },
      )
      // Once another Undo has restored it, this one has nothing to do.
      const stopWatching = handle.editing.subscribe(() => {
        if (removed.some(([one]) => placeOf(one.widgetId) >= 0)) closeToast()
      })
    },
    /** Inserts copies below the last selected widget, else at the bottom; false when they do not fit. */
    insert: (some: readonly Widget[]): readonly string[] => {
      const copies = structuredClone([...some]).map((one) => ({ ...one, widgetId: newId() }))
      const slide = slideNow()
      const { widgets } = slide
      const below = idsNow().map(placeOf)
      const index = below.length > 0 ? Math.max(...below) + 1 : widgets.length
      if (addWidgets(slide, copies, index) === slide) {
        const isCount = widgets.length + copies.length > MAX_WIDGETS
        toast.failed(
          t(isCount ? 'slideActions:tooMany' : 'slideActions:tooLong', { count: copies.length, max: MAX_WIDGETS }),
        )
        return []
      }
      const ids = copies.map(({ widgetId }) => widgetId)
      handle.edit((current) => addWidgets(current, copies, index), selectionOf(ids))
      announce(t('slideActions:added', { name: nameOf(copies) }))
      return ids
    },
    selectAll: () => {
      const { widgets } = slideNow()
      handle.select(selectionOf(widgets.map(({ widgetId }) => widgetId)))
      announce(t('slideActions:selected', { count: widgets.length }))
    },
  }
}
export type WidgetActions = ReturnType<typeof useWidgetActions>
