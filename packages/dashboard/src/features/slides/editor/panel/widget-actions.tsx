import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useRemoveWidget } from '../use-remove-widget.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'

/** What can be done with the selected widget, where there is no room for tools beside the phone. */
export function WidgetActions({ handle }: { handle: SlideEditorHandle }) {
  const t = useText()
  const remove = useRemoveWidget(handle)
  const { widget } = handle
  if (!widget) return null
  const { widgets } = handle.state.document
  const index = widgets.indexOf(widget)
  return (
    <>
      <IconButton
        icon="up"
        label={t('slides:stack.up')}
        disabled={index === 0}
        onClick={() => handle.moveTo(widget.widgetId, index - 1)}
      />
      <IconButton
        icon="down"
        label={t('slides:stack.down')}
        disabled={index === widgets.length - 1}
        onClick={() => handle.moveTo(widget.widgetId, index + 1)}
      />
      <IconButton icon="copy" label={t('slides:stack.duplicate')} onClick={() => handle.duplicate(widget)} />
      <IconButton icon="trash" danger label={t('slides:stack.delete')} onClick={() => remove(widget)} />
    </>
  )
}
