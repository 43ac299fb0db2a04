import '@taplet/slides/view.css'
import { slideSamples } from '@taplet/slides/samples'
import { viewMetadata, widgetName, widgetTypes } from '@taplet/slides/schema'
import { SlideView } from '@taplet/slides/view'
import styles from '../../features/gallery/gallery.module.css'
import { sampleFiles, sampleMedia } from '../../features/gallery/sample-files.ts'
import { type WidgetState, widgetStates } from '../../features/gallery/widget-states.ts'
import { language, useText } from '../../lib/text.ts'
import { registerSlideFonts } from '../../ui/slides/slide-fonts.ts'

registerSlideFonts()
const plain = viewMetadata.parse({})
const media = sampleMedia()

/** Every widget in its states on a plain slide, then slides on every kind of background. */
export function DevUiWidgets() {
  const t = useText()
  const caption = ({ field, value }: WidgetState) => {
    if (field === '') return t('gallery:sample.asFresh')
    if (field === undefined) return t('gallery:sample.asFilled')
    return value === undefined ? field : t('gallery:sample.of', { name: field, value })
  }
  return (
    <div className={styles.widgets}>
      {widgetTypes.map((type) => [
        <h3 key={type}>{widgetName(type)(language)}</h3>,
        ...widgetStates(type, sampleFiles).map((state) => (
          <figure key={state.widget.widgetId} className={styles.widget}>
            <div className={styles.box}>
              <SlideView
                slide={{ viewMetadata: plain, widgets: [state.widget] }}
                media={sampleMedia(state.sample?.video)}
                isDeferred={state.sample?.isLoading === true}
                showsEmpty
              />
            </div>
            <figcaption>{caption(state)}</figcaption>
          </figure>
        )),
      ])}
      <h3>{t('gallery:slides')}</h3>
      {slideSamples(sampleFiles).map(({ name, slide }) => (
        <figure key={name} className={styles.widget}>
          <div className={styles.slide}>
            <SlideView slide={slide} media={media} isDeferred={false} />
          </div>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}
