import { useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectedForm } from '../panel/selected-form.tsx'
import { WidgetActions } from '../panel/widget-actions.tsx'
import styles from '../slide-editor.module.css'
import { WidgetList } from '../stack/widget-list.tsx'
import { Stage } from '../stage/stage.tsx'
import { useOnSelection } from '../use-on-selection.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'

/** Two columns: the phone, and beside it either the list or the form of what is selected. */
export function TabletBody({ handle }: { handle: SlideEditorHandle }) {
  const t = useText()
  const [isList, setIsList] = useState(true)
  useOnSelection(handle, () => setIsList(false))
  return (
    <div className={styles['body']}>
      <Stage handle={handle} layout="TABLET" />
      <aside className={styles['right']} aria-label={t('slides:panel.label')}>
        <div className={styles['up']}>
          {isList ? (
            <Button
              kind="plain"
              small
              icon="settings"
              onClick={() => {
                handle.select({ kind: 'SLIDE' })
                setIsList(false)
              }}
            >
              {t('slides:editor.settings')}
            </Button>
          ) : (
            <>
              <Button kind="plain" small icon="back" onClick={() => setIsList(true)}>
                {t('slides:panel.stack')}
              </Button>
              <span>
                <WidgetActions handle={handle} />
              </span>
            </>
          )}
        </div>
        {isList ? <WidgetList handle={handle} /> : <SelectedForm handle={handle} isTabbed={false} />}
      </aside>
    </div>
  )
}
