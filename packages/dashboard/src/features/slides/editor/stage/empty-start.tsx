import { useText } from '../../../../lib/text.ts'
import { StateDrawing } from '../../../../ui/states/state-drawing.tsx'
import { useEditorContext } from '../editor-context.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import styles from './empty-start.module.css'

/** Shown on an empty slide: ways to begin. */
export function EmptyStart() {
  const t = useText()
  const { handle } = useEditorActionsContext()
  const { parts, appTheme: theme } = useEditorContext()
  const { document: slide } = handle.state
  if (slide.widgets.length > 0) return null
  return (
    <div className={styles.start}>
      <div className={styles.card}>
        <StateDrawing kind="empty" />
        <h2>{t('slideActions:emptyTitle')}</h2>
        <p>{t('slideActions:empty')}</p>
        <parts.TemplateActions {...{ slide, theme }} onEdit={(make) => handle.edit(make)} isBare />
      </div>
    </div>
  )
}
