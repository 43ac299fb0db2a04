import { addWidget } from '@taplet/slides/edits'
import { widgetEditors } from '@taplet/slides/editor'
import { MAX_WIDGETS, type Widget, type WidgetType } from '@taplet/slides/schema'
import { useState } from 'react'
import { announce } from '../../../../lib/announce.ts'
import { language, useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { reachSelection, stepSelection, stretchSelection, toggleSelection } from '../actions/step-selection.ts'
import { useClipboard } from '../actions/use-clipboard.ts'
import { useWidgetActions } from '../actions/use-widget-actions.ts'
import { useEditorContext } from '../editor-context.ts'
import { widgetLabels } from '../stack/widget-labels.ts'
import { selectedIds, type Selection } from '../state/slide-kind.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import { focusForm, focusWidget } from './focus.ts'
import { type TypingTarget, typedOf } from './typing-target.ts'
import { useLift } from './use-lift.ts'
import { useView } from './use-view.ts'

/** How a press selects: only this one, toggling it, or everything up to it. */
export type Choosing = 'ONE' | 'TOGGLE' | 'REACH'

/** The editor's actions, the same for pointer, touch and keys: select, type in place, move, copy, add, delete. */
export function useEditorActions(handle: SlideEditorHandle) {
  const t = useText()
  const { media } = useEditorContext()
  const [target, setTarget] = useState<TypingTarget>()
  const [isChoosing, setIsChoosing] = useState(false)
  const actions = useWidgetActions(handle)
  const view = useView()
  const [pastedFiles, setPastedFiles] = useState<readonly File[]>([])
  const [hasPasted, setHasPasted] = useState(false)
  const clipboard = useClipboard(handle, actions, (files) => {
    setPastedFiles(files)
    setHasPasted(true)
  })
  const lifting = useLift(handle, actions)
  const ids = selectedIds(handle.state.selection)
  const widgets = handle.state.document.widgets.filter(({ widgetId }) => ids.includes(widgetId))
  const typing = target && handle.widget?.widgetId === target.widgetId ? target : undefined

  const tell = (next: Selection) => {
    const { document: slide } = handle.now()
    const [id, ...others] = selectedIds(next)
    const place = slide.widgets.findIndex(({ widgetId }) => widgetId === id)
    const widget = slide.widgets[place]
    if (others.length > 0) announce(t('slideActions:selected', { count: others.length + 1 }))
    else if (widget) {
      const { title, detail } = widgetLabels(widget, media)
      announce(t('slideActions:chosen', { name: title, detail, place: place + 1, count: slide.widgets.length }))
    }
  }
  const choose = (next: Selection) => {
    setTarget(undefined)
    handle.select(next)
  }
  const startTyping = (widget: Widget, part = 0, caret: TypingTarget['caret'] = 'END') => {
    if (!typedOf(widget)[part]) return false
    handle.select({ kind: 'WIDGET', widgetId: widget.widgetId })
    setTarget({ widgetId: widget.widgetId, part, caret })
    announce(t('slideActions:typing', { name: widgetLabels(widget, media).title }))
    return true
  }

  return {
    handle,
    ids,
    widgets,
    ...actions,
    ...clipboard,
    ...lifting,
    ...view,
    pastedFiles,
    setPastedFiles,
    hasPasted,
    typing,
    startTyping,
    stopTyping: () => setTarget(undefined),
    isChoosing,
    setIsChoosing,
    select: choose,
    press: (widgetId: string, how: Choosing) => {
      const { document: slide, selection } = handle.now()
      if (how === 'TOGGLE') choose(toggleSelection(slide, selection, widgetId))
      else if (how === 'REACH') choose(reachSelection(slide, selection, widgetId))
      else choose({ kind: 'WIDGET', widgetId })
    },
    step: (by: 1 | -1, isStretching = false) => {
      const { document: slide, selection } = handle.now()
      const next = (isStretching ? stretchSelection : stepSelection)(slide, selection, by)
      choose(next)
      tell(next)
      focusWidget(selectedIds(next).at(by > 0 ? -1 : 0))
    },
    /** Types into a widget, or focuses the most important field of its form. */
    open: (widget: Widget) => {
      if (!startTyping(widget)) focusForm()
    },
    remove: (some: readonly string[]) => {
      setTarget(undefined)
      const focused = document.activeElement
      actions.remove(some)
      // The toast and the neighbour are rendered first; focus elsewhere stays there.
      requestAnimationFrame(() => {
        if (!focused?.isConnected || document.activeElement === document.body) focusWidget(undefined)
      })
    },
    duplicate: (some: readonly string[]) => actions.insert(actions.named(some)),
    undo: () => {
      if (handle.now().past.length === 0) return
      handle.undo()
      announce(t('slideActions:undone'))
    },
    redo: () => {
      if (handle.now().future.length === 0) return
      handle.redo()
      announce(t('slideActions:redone'))
    },
    /** Adds below the selection, else at the bottom (spec §4), and moves to its main text, or its form. */
    add: (widgetType: WidgetType) => {
      const { document: slide } = handle.now()
      if (slide.widgets.length >= MAX_WIDGETS)
        return toast.failed(t('slideActions:tooMany', { count: 1, max: MAX_WIDGETS }))
      const fresh = handle.fresh(widgetType)
      const below = slide.widgets.findLastIndex(({ widgetId }) => ids.includes(widgetId))
      const index = below < 0 ? slide.widgets.length : below + 1
      handle.edit((current) => addWidget(current, fresh, index), { kind: 'WIDGET', widgetId: fresh.widgetId })
      announce(t('slideActions:added', { name: widgetEditors[widgetType].addLabel(language) }))
      if (typedOf(fresh)[0]?.isMain) setTarget({ widgetId: fresh.widgetId, part: 0, caret: 'ALL' })
      else focusForm()
    },
  }
}
export type EditorActions = ReturnType<typeof useEditorActions> & { openShortcuts: () => void }
