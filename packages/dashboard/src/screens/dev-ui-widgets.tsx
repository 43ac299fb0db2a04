import '@taplet/slides/view.css'
import { type MediaInfo, viewMetadata, widgetSchemas, widgetTypes } from '@taplet/slides/schema'
import { SlideView } from '@taplet/slides/view'
import styles from '../features/gallery/gallery.module.css'
import { type WidgetState, widgetStates } from '../features/gallery/widget-states.ts'
import cafe from '../features/identity/stage/art/cafe.svg'
import { useText } from '../lib/text.ts'

const metadata = viewMetadata.parse({})

// An address that slides may hold; what is shown for it comes with the dashboard itself.
const PICTURE = '/media/gallery/picture.svg'
const picture: MediaInfo = {
  url: PICTURE,
  kind: 'IMAGE',
  status: 'READY',
  width: 390,
  height: 844,
  placeholder: '',
  sources: [{ url: cafe, type: 'image/webp', width: 390, height: 844, bytes: 4613 }],
  posterUrl: cafe,
}
const media = { [PICTURE]: picture }

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
        ...widgetStates(type, PICTURE).map((state) => (
          <figure key={state.widget.widgetId} className={styles['widget']}>
            <div className={styles['box']}>
              <SlideView slide={{ viewMetadata: metadata, widgets: [state.widget] }} media={media} isDeferred={false} />
            </div>
            <figcaption>{caption(state)}</figcaption>
          </figure>
        )),
      ])}
    </div>
  )
}
