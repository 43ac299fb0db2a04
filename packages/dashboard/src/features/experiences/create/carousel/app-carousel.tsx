import { slideFonts } from '@taplet/slides/schema'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { AppPreview } from '../app-preview.ts'
import { AppPhone } from './app-phone.tsx'
import styles from './app-carousel.module.css'
import { useCarousel } from './use-carousel.ts'

interface AppCarouselProps {
  previews: readonly AppPreview[]
  /** Which one is chosen: it stands in the middle. */
  index: number
  onChoose: (index: number) => void
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Finished apps beside each other, to swipe through by finger, arrows or keys; the one in the middle plays. */
export function AppCarousel({ previews, index, onChoose }: AppCarouselProps) {
  const t = useText()
  const phones = useRef<(HTMLButtonElement | null)[]>([])
  const { track, scale, handleScroll, handleTouch } = useCarousel(index, previews.length, onChoose)
  const chosen = previews[index]
  const handleKey = (event: KeyboardEvent) => {
    const to = index + (KEYS[event.key] ?? 0)
    if (to === index || !previews[to]) return
    event.preventDefault()
    onChoose(to)
    phones.current[to]?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.stage} aria-label={t('start:apps')}>
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={t('start:apps')}
        onScroll={handleScroll}
        onPointerDown={handleTouch}
        onWheel={handleTouch}
      >
        {previews.map((preview, at) => (
          <div key={at} className={styles.item}>
            <AppPhone
              ref={(button) => {
                phones.current[at] = button
              }}
              preview={preview}
              scale={scale}
              isChosen={at === index}
              onChoose={() => onChoose(at)}
              onKeyDown={handleKey}
            />
          </div>
        ))}
      </div>
      {chosen && (
        <div className={styles.about}>
          <IconButton
            icon="arrowLeft"
            line
            label={t('start:previous')}
            disabled={index === 0}
            onClick={() => onChoose(index - 1)}
          />
          <p className={styles.name} aria-live="polite">
            <b>{chosen.name}</b>
            <span>{t('start:slides', { count: chosen.slides.length, fonts: fontsOf(chosen, t) })}</span>
          </p>
          <IconButton
            icon="arrowRight"
            line
            label={t('start:next')}
            disabled={index === previews.length - 1}
            onClick={() => onChoose(index + 1)}
          />
        </div>
      )}
      <div className={styles.dots} aria-hidden="true">
        {previews.map(({ id }, at) => (
          <i key={id} data-on={at === index} />
        ))}
      </div>
    </section>
  )
}

function fontsOf({ theme }: AppPreview, t: ReturnType<typeof useText>): string {
  if (!theme) return ''
  const [heading, body] = [slideFonts[theme.heading.font].family, slideFonts[theme.body.font].family]
  return heading === body ? heading : t('start:fonts', { heading, body })
}
