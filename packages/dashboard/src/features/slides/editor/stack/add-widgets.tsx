import { widgetEditors } from '@taplet/slides/editor'
import { MAX_WIDGETS, type WidgetType, widgetTypes } from '@taplet/slides/schema'
import { language, useText } from '../../../../lib/text.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import styles from './add-widgets.module.css'

const order = widgetTypes.toSorted((one, other) => widgetEditors[one].addOrder - widgetEditors[other].addOrder)

interface AddWidgetsProps {
  count: number
  /** Shows shortcuts; of no use on a phone. */
  showsKeys: boolean
  onAdd: (type: WidgetType) => void
}

/** The widget types as tiles; each has a shortcut. */
export function AddWidgets({ count, showsKeys, onAdd }: AddWidgetsProps) {
  const t = useText()
  const isFull = count >= MAX_WIDGETS
  return (
    <div className={styles.add}>
      <div className={styles.head}>
        <h3>{t('slides:add.title')}</h3>
        {showsKeys && <span>{t('slides:add.keys')}</span>}
      </div>
      <div className={styles.grid}>
        {order.map((type) => {
          const { addLabel, shortcut } = widgetEditors[type]
          return (
            <button
              key={type}
              type="button"
              className={styles.tile}
              disabled={isFull}
              aria-label={t('slides:add.name', { widget: addLabel(language) })}
              aria-keyshortcuts={shortcut}
              onClick={() => onAdd(type)}
            >
              <WidgetIcon widgetType={type} />
              {addLabel(language)}
              {showsKeys && (
                <span className={styles.key} aria-hidden="true">
                  {shortcut}
                </span>
              )}
            </button>
          )
        })}
      </div>
      {isFull && <p className={styles.full}>{t('slides:stack.full', { max: MAX_WIDGETS })}</p>}
    </div>
  )
}
