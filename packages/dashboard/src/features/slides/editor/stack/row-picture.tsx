import type { Widget } from '@taplet/slides/schema'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useEditorContext } from '../editor-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import styles from './row-picture.module.css'
import { widgetLabels } from './widget-labels.ts'

/** Shown at the pointer while rows are dragged: the row, or the first of several with their number. */
export function RowPicture({ widgets }: { widgets: readonly Widget[] }) {
  const { media } = useEditorContext()
  const [first] = widgets
  if (!first) return null
  const isStack = widgets.length > 1
  return (
    <div className={styles.picture} data-stack={isStack}>
      <Icon name="grip" size={16} />
      <span className={styles.tile}>
        <WidgetIcon widgetType={first.widgetType} data={first.widgetData} size={16} />
      </span>
      <b>{widgetLabels(first, media).title}</b>
      {isStack && <span className={styles.count}>{widgets.length}</span>}
    </div>
  )
}
