import type { AppTheme } from '@taplet/slides/schema'
import type { Library } from '../../../entities/experience/library.ts'
import { SlidePicture } from '../../../entities/experience/slide-picture.tsx'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './look-strip.module.css'
import type { WornSlide } from './worn-slides.ts'

const WIDTH = 172 // px
const WIDTH_ON_PHONES = 118

interface LookStripProps {
  /** Undefined until the first look is chosen. */
  theme: AppTheme | undefined
  slides: readonly WornSlide[]
  library: Library
  onReset: (itemId: string) => void
}

/** The app's own slides in the chosen look, in their order; those that differ from it can be reset. */
export function LookStrip({ theme, slides, library, onReset }: LookStripProps) {
  const t = useText()
  const width = useIsPhone() ? WIDTH_ON_PHONES : WIDTH
  const size = { width, height: Math.round((width * 844) / 390) }
  const itemIds = slides.map(({ item }) => item.experienceItemId)
  const worn = slides.flatMap(({ view }) => (view ? [[view.viewId, view] as const] : []))
  const dressed = { ...library, viewById: new Map([...library.viewById, ...worn]) }
  return (
    // A list that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <ol className={styles.strip} tabIndex={0} aria-label={t('looks:strip')}>
      {slides.map(({ item, place, isDeviating }) => (
        <li key={item.experienceItemId} style={{ width }}>
          <div className={styles.frame}>
            <SlidePicture
              library={dressed}
              itemId={item.experienceItemId}
              {...{ itemIds, theme }}
              {...size}
              showsEmpty
            />
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
