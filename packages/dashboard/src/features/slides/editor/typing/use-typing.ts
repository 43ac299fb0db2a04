import type { Slide, Widget } from '@taplet/slides/schema'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusWidget } from '../interactions/focus.ts'
import { type TypingTarget, typedOf } from '../interactions/typing-target.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'
import { withTypingHost } from './with-typing-host.ts'
import { FILLER, mapText } from './text-map.ts'
import type { TypingHost, TypingOptions } from './typing-host.ts'
import { language } from '../../../../lib/text.ts'

/** The slide as rendered while typing: an empty text keeps a line for the caret. */
export function slideForTyping(slide: Slide, typing: TypingTarget | undefined): Slide {
  const index = slide.widgets.findIndex(({ widgetId }) => widgetId === typing?.widgetId)
  const widget = slide.widgets[index]
  const typed = widget && typing && typedOf(widget)[typing.part]
  if (!typed) return slide
  const text = typed.read(widget.widgetData)
  if (text.trim() !== '') return slide
  // A widget's own editor returns data of the widget's own type.
  const shown = { ...widget, widgetData: typed.write(widget.widgetData, text + FILLER) } as Widget
  return { ...slide, widgets: slide.widgets.with(index, shown) }
}

function viewOf(root: HTMLElement | null, { widgetId }: TypingTarget, selector: string): HTMLElement | undefined {
  const cell = root?.querySelector(`[data-widget-id="${CSS.escape(widgetId)}"]`)
  return [...(cell?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
    (element) => element.dataset['typing'] === undefined,
  )
}

/** Enables typing into a text of the preview while `actions.typing` names one. `drawNow` re-renders at once. */
export function useTyping(
  root: RefObject<HTMLElement | null>,
  actions: EditorActions,
  drawNow: () => void,
): RefObject<TypingHost | undefined> {
  const host = useRef<TypingHost>(undefined)
  const latest = useRef(actions)
  const { typing } = actions
  const widgetNow = () => {
    const { handle, typing: target } = latest.current
    return handle.editing.getState().document.widgets.find(({ widgetId }) => widgetId === target?.widgetId)
  }
  // Keeps the latest callbacks for the page's listeners.
  useLayoutEffect(() => {
    latest.current = actions
  })
  // Effect: the editable element, which is in the page beside what React renders.
  useLayoutEffect(() => {
    const widget = widgetNow()
    const typed = widget && typing && typedOf(widget)[typing.part]
    const view = typed && viewOf(root.current, typing, typed.selector)
    if (!view || !typed) return
    const options: TypingOptions = {
      ...typed,
      label: typed.label(language),
      onText: (text, isDrawn) => {
        const commit = () => {
          const current = widgetNow()
          if (current)
            latest.current.handle.update(current, typed.write(current.widgetData, text) as Widget['widgetData'])
        }
        if (isDrawn)
          flushSync(() => {
            commit()
            drawNow()
          })
        else commit()
      },
      onHistory: (step) => (step === 'UNDO' ? latest.current.undo() : latest.current.redo()),
      onEnd: (why) => {
        latest.current.stopTyping()
        if (why === 'KEY') focusWidget(typing.widgetId)
      },
    }
    const cancel = withTypingHost(({ createTypingHost }) => {
      host.current = createTypingHost(view, options)
      host.current.start(typing.caret)
    })
    return () => {
      cancel()
      host.current?.remove()
      host.current = undefined
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one host for each text that is typed
  }, [root, typing?.widgetId, typing?.part])
  // Effect: the same element copies what React has rendered, once that contains the typed text.
  useLayoutEffect(() => {
    const widget = widgetNow()
    const typed = widget && typing && typedOf(widget)[typing.part]
    const view = typed && viewOf(root.current, typing, typed.selector)
    if (view && typed && mapText(view, typed).text === typed.read(widget.widgetData)) host.current?.sync(view)
  })
  return host
}
