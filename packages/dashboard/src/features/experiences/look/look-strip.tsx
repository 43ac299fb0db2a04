import type { MediaLookup } from '@taplet/slides/schema'
import { LazyItemThumbnail } from '../../../entities/slide/lazy-item-thumbnail.tsx'
import { viewBeside } from '../../../entities/slide/view-beside.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import styles from './look-strip.module.css'
import type { WornSlide } from './worn-slides.ts'

const WIDTH = 172 // px
const WIDTH_ON_PHONES = 118

interface LookStripProps {
  slides: readonly WornSlide[]
  media: MediaLookup
  onReset: (itemId: string) => void
}

/** The app's own slides in the chosen look, in their order; those that differ from it can be reset. */
export function LookStrip({ slides, media, onReset }: LookStripProps) {
  const t = useText()
  const width = useIsPhone() ? WIDTH_ON_PHONES : WIDTH
  const size = { width, height: Math.round((width * 844) / 390) }
  const ids = slides.map(({ item }) => item.experienceItemId)
  const viewById = new Map(slides.map(({ item, view }) => [item.experienceItemId, view]))
  return (
    // A list that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <ol className={styles.strip} tabIndex={0} aria-label={t('looks:strip')}>
      {slides.map(({ item, view, place, isDeviating }, index) => (
        <li key={item.experienceItemId} style={{ width }}>
          <div className={styles.frame}>
            {view ? (
              <SlideThumbnail slide={view} media={media} showsEmpty {...size} />
            ) : (
              <LazyItemThumbnail
                {...{ item, media }}
                beside={viewBeside(ids, index, (id) => viewById.get(id))}
                {...size}
              />
            )}
          </div>
          <div className={styles.caption}>
            <span>{t('looks:slide', { place, name: item.itemName })}</span>
            {isDeviating && (
              <Button
                small
                icon="undo"
                aria-label={t('looks:resetSlide', { place })}
                onClick={() => onReset(item.experienceItemId)}
              >
                {t('looks:reset')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
