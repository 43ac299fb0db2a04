import { TemplateActions } from '../../../templates/template-actions.tsx'
import { useHandsContext } from '../hands/hands-context.ts'
import styles from './empty-start.module.css'

/** On an empty slide: a way to begin that is not a blank page. */
export function EmptyStart() {
  const { handle } = useHandsContext()
  const { document: slide } = handle.state
  if (slide.widgets.length > 0) return null
  return (
    <div className={styles['start']}>
      <TemplateActions slide={slide} onEdit={(make) => handle.edit(make)} isBare />
    </div>
  )
}
