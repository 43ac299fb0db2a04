import type { RowsProps } from './rows-props.ts'
import styles from './stack.module.css'
import { WidgetRow } from './widget-row.tsx'

/** The rows while the drag-and-drop code is loading: everything else works. */
export function StillRows({ widgets, ids, currentId, ...around }: RowsProps) {
  return (
    <ul className={styles.list}>
      {widgets.map((widget) => (
        <WidgetRow
          key={widget.widgetId}
          {...around}
          widget={widget}
          isSelected={ids.includes(widget.widgetId)}
          isCurrent={widget.widgetId === currentId}
        />
      ))}
    </ul>
  )
}
