import { IconButton } from '../../../ui/icon-button.tsx'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectedForm } from './panel/selected-form.tsx'
import { PhoneBody } from './phone/phone-body.tsx'
import styles from './slide-editor.module.css'
import { AddWidgets } from './stack/add-widgets.tsx'
import { WidgetStack } from './stack/widget-stack.tsx'
import { Stage } from './stage/stage.tsx'
import type { EditorLayout } from './use-editor-layout.ts'
import { useRemoveWidget } from './use-remove-widget.ts'
import type { SlideEditorHandle } from './use-slide-editor.ts'

interface PartProps {
  handle: SlideEditorHandle
}

function List({ handle }: PartProps) {
  const remove = useRemoveWidget(handle)
  return (
    <>
      <WidgetStack handle={handle} onRemove={remove} />
      <AddWidgets count={handle.state.slide.widgets.length} showsKeys onAdd={handle.add} />
    </>
  )
}

function WidgetActions({ handle }: PartProps) {
  const t = useText()
  const remove = useRemoveWidget(handle)
  const { widget } = handle
  if (!widget) return null
  return (
    <>
      <IconButton icon="copy" label={t('slides:stack.duplicate')} onClick={() => handle.duplicate(widget)} />
      <IconButton icon="trash" danger label={t('slides:stack.delete')} onClick={() => remove(widget)} />
    </>
  )
}

/** List, phone and form, as the screen has room for: three columns, two, or a phone above a sheet. */
export function EditorBody({ handle, layout }: PartProps & { layout: EditorLayout }) {
  const t = useText()
  const { selection } = handle.state
  if (layout === 'PHONE') return <PhoneBody handle={handle} />
  if (layout === 'TABLET') {
    const showsList = selection.kind === 'SLIDE'
    return (
      <div className={styles['body']}>
        <Stage handle={handle} isPlain={false} />
        <aside className={styles['right']} aria-label={t('slides:panel.label')}>
          {showsList ? (
            <List handle={handle} />
          ) : (
            <>
              <div className={styles['up']}>
                <Button kind="plain" small icon="back" onClick={() => handle.select({ kind: 'SLIDE' })}>
                  {t('slides:panel.stack')}
                </Button>
              </div>
              <SelectedForm handle={handle} isTabbed={false} actions={<WidgetActions handle={handle} />} />
            </>
          )}
        </aside>
      </div>
    )
  }
  return (
    <div className={styles['body']}>
      <aside className={styles['left']} aria-label={t('slides:stack.title')}>
        <List handle={handle} />
      </aside>
      <Stage handle={handle} isPlain={false} />
      <aside className={styles['right']} aria-label={t('slides:panel.label')}>
        <SelectedForm handle={handle} isTabbed={false} />
      </aside>
    </div>
  )
}
