import { useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Deferred } from '../deferred.tsx'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { SelectedForm } from '../panel/selected-form.tsx'
import { WidgetActions } from '../panel/widget-actions.tsx'
import styles from '../slide-editor.module.css'
import { WidgetList } from '../stack/widget-list.tsx'
import { Stage } from '../stage/stage.tsx'
import { useOnSelection } from '../use-on-selection.ts'

/** Two columns: the phone, and either the list or the form of the selection. */
export function TabletBody() {
  const t = useText()
  const editorActions = useEditorActionsContext()
  const [isList, setIsList] = useState(true)
  useOnSelection(editorActions.handle, () => setIsList(editorActions.isChoosing))
  return (
    <div className={styles.body}>
      <Stage layout="TABLET" />
      <aside className={styles.right} data-place={isList ? undefined : 'form'} aria-label={t('slides:panel.label')}>
        <div className={styles.up}>
          {isList ? (
            <Button
              kind="plain"
              small
              icon="settings"
              onClick={() => {
                editorActions.select({ kind: 'SLIDE' })
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
                <WidgetActions />
              </span>
            </>
          )}
        </div>
        <Deferred Content={isList ? WidgetList : TabletForm} isLive={!isList && editorActions.typing === undefined} />
      </aside>
    </div>
  )
}

/** The buttons above replace the form's own. */
const TabletForm = () => <SelectedForm actions={<></>} />
