import { useText } from '../../../lib/text.ts'
import { SelectedForm } from './panel/selected-form.tsx'
import { PhoneBody } from './phone/phone-body.tsx'
import styles from './slide-editor.module.css'
import { WidgetList } from './stack/widget-list.tsx'
import { Stage } from './stage/stage.tsx'
import { TabletBody } from './tablet/tablet-body.tsx'
import type { EditorLayout } from './use-editor-layout.ts'
import type { SlideEditorHandle } from './use-slide-editor.ts'

interface EditorBodyProps {
  handle: SlideEditorHandle
  layout: EditorLayout
}

/** List, phone and form, as the screen has room for: three columns, two, or a phone above a sheet. */
export function EditorBody({ handle, layout }: EditorBodyProps) {
  const t = useText()
  if (layout === 'PHONE') return <PhoneBody handle={handle} />
  if (layout === 'TABLET') return <TabletBody handle={handle} />
  return (
    <div className={styles['body']}>
      <aside className={styles['left']} aria-label={t('slides:stack.title')}>
        <WidgetList handle={handle} />
      </aside>
      <Stage {...{ handle, layout }} />
      <aside className={styles['right']} aria-label={t('slides:panel.label')}>
        <SelectedForm handle={handle} isTabbed={false} />
      </aside>
    </div>
  )
}
