import type { KeyboardEventHandler, Ref } from 'react'
import { useText } from '../../../../lib/text.ts'
import { PhoneFrame } from '../../../../ui/layout/phone-frame.tsx'
import { SlideThumbnail } from '../../../../ui/slides/slide-thumbnail.tsx'
import type { AppPreview } from '../app-preview.ts'
import styles from './app-carousel.module.css'
import { useStory } from './use-story.ts'

interface AppPhoneProps {
  ref: Ref<HTMLButtonElement>
  preview: AppPreview
  scale: number
  isChosen: boolean
  onChoose: () => void
  onKeyDown: KeyboardEventHandler
}

const WIDTH = 390 // px; the frame makes it small
/** Of the signs at the top, over slides that wear no look. */
const INK = '#0E1A2B'

/** A phone with a finished app: chosen, it goes through the slides, and shows the next one when it is tapped. */
export function AppPhone({ ref, preview, scale, isChosen, onChoose, onKeyDown }: AppPhoneProps) {
  const t = useText()
  const { name, theme, slides, media } = preview
  const { at, before, showNext } = useStory(slides, isChosen)
  const isDrawn = (index: number) => index === at || (isChosen && (index === before || index === at + 1))
  return (
    <div className={styles.phone}>
      <div aria-hidden="true">
        <PhoneFrame scale={scale} slides={{ count: slides.length, current: at }} statusColour={theme?.ink ?? INK}>
          {slides.map(({ slide }, index) =>
            isDrawn(index) ? (
              <div key={index} className={styles.slide} data-shown={index === at}>
                <SlideThumbnail slide={slide} media={media} width={WIDTH} showsEmpty />
              </div>
            ) : null,
          )}
        </PhoneFrame>
      </div>
      <button
        ref={ref}
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        aria-label={t('start:app', { name })}
        onKeyDown={onKeyDown}
        onClick={isChosen ? showNext : onChoose}
      />
    </div>
  )
}
