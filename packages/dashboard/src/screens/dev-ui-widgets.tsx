import '@taplet/slides/view.css'
import { viewMetadata, widgetSchemas, widgetTypes } from '@taplet/slides/schema'
import { SlideView } from '@taplet/slides/view'
import styles from '../features/gallery/gallery.module.css'
import { type WidgetState, widgetStates } from '../features/gallery/widget-states.ts'
import cafe from '../features/identity/stage/art/cafe.svg'
import { useText } from '../lib/text.ts'

const metadata = viewMetadata.parse({})

/** Every widget view in its states, on a plain slide. */
export function DevUiWidgets() {
  const t = useText()
  const caption = ({ field, value }: WidgetState) => {
    if (field === '') return t('gallery:sample.asFresh')
    return field ? t('gallery:sample.of', { name: field, value: value ?? '' }) : t('gallery:sample.asFilled')
  }
  return (
    <div className={styles['widgets']}>
      {widgetTypes.map((type) => [
        <h3 key={type}>{widgetSchemas[type].label}</h3>,
        ...widgetStates(type, cafe).map((state) => (
          <figure key={state.widget.widgetId} className={styles['widget']}>
            <div className={styles['box']}>
              <SlideView slide={{ viewMetadata: metadata, widgets: [state.widget] }} media={{}} isDeferred={false} />
            </div>
            <figcaption>{caption(state)}</figcaption>
          </figure>
        )),
      ])}
    </div>
  )
}
