import type { Widget } from '@taplet/slides/schema'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useEditorContext } from '../editor-context.ts'
import { widgetWords } from '../stack/widget-words.ts'
import { useRemoveWidget } from '../use-remove-widget.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import styles from './stage.module.css'

interface ToolStripProps {
  handle: SlideEditorHandle
  widget: Widget
  /** Where the widget begins, px from the phone's top. */
  top: number
}

/** What is done most with a widget, beside the phone at its height. */
export function ToolStrip({ handle, widget, top }: ToolStripProps) {
  const t = useText()
  const { media } = useEditorContext()
  const remove = useRemoveWidget(handle)
  const { widgets } = handle.state.document
  const index = widgets.findIndex((one) => one.widgetId === widget.widgetId)
  const { title } = widgetWords(widget, media)
  return (
    <div
      className={styles['tools']}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('slides:stage.tools', { name: title })}
      style={{ top: `clamp(12px, ${top}px, calc(100% - 190px))` }}
    >
      <IconButton
        icon="up"
        label={t('slides:stack.up')}
        shortcut="Alt ↑"
        hintSide="left"
        disabled={index <= 0}
        onClick={() => handle.moveTo(widget.widgetId, index - 1)}
      />
      <IconButton
        icon="down"
        label={t('slides:stack.down')}
        shortcut="Alt ↓"
        hintSide="left"
        disabled={index === widgets.length - 1}
        onClick={() => handle.moveTo(widget.widgetId, index + 1)}
      />
      <IconButton
        icon="copy"
        label={t('slides:stack.duplicate')}
        shortcut="Ctrl D"
        hintSide="left"
        onClick={() => handle.duplicate(widget)}
      />
      <IconButton
        icon="trash"
        danger
        label={t('slides:stack.delete')}
        shortcut="Del"
        hintSide="left"
        onClick={() => remove(widget)}
      />
    </div>
  )
}
