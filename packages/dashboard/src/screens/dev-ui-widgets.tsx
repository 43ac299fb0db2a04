import '@taplet/slides/view.css'
import { type MediaInfo, viewMetadata, widgetSchemas, widgetTypes } from '@taplet/slides/schema'
import { SlideView } from '@taplet/slides/view'
import { useQuery } from '@tanstack/react-query'
import { exploreQuery } from '../features/explore/queries.ts'
import styles from '../features/gallery/gallery.module.css'
import { type WidgetState, widgetStates } from '../features/gallery/widget-states.ts'
import { useApi } from '../lib/api.ts'
import { useText } from '../lib/text.ts'
import { registerSlideFonts } from '../ui/slides/slide-fonts.ts'

registerSlideFonts()
const metadata = viewMetadata.parse({})

/** A picture of the featured apps, so that the widgets hold what merchants put in them. */
function usePicture(): MediaInfo | undefined {
  const featured = useQuery(exploreQuery(useApi())).data ?? []
  return featured
    .flatMap(({ media }) => Object.values(media))
    .find(({ kind, status }) => kind === 'IMAGE' && status === 'READY')
}

/** Every widget view in its states, on a plain slide. */
export function DevUiWidgets() {
  const t = useText()
  const picture = usePicture()
  const media = picture ? { [picture.url]: picture } : {}
  const caption = ({ field, value }: WidgetState) => {
    if (field === '') return t('gallery:sample.asFresh')
    return field ? t('gallery:sample.of', { name: field, value: value ?? '' }) : t('gallery:sample.asFilled')
  }
  return (
    <div className={styles['widgets']}>
      {widgetTypes.map((type) => [
        <h3 key={type}>{widgetSchemas[type].label}</h3>,
        ...widgetStates(type, picture?.url ?? '').map((state) => (
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
