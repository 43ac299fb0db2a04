import type { Slide } from '@taplet/slides/schema'
import { PhoneFrame } from '../../../ui/layout/phone-frame.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import styles from './first-slide-stage.module.css'

const PREVIEW_SCALE = 0.62

/** A phone with the first slide of an app that starts empty. */
export const FirstSlideStage = ({ slide }: { slide: Slide }) => (
  <div className={styles.stage} aria-hidden="true">
    <PhoneFrame scale={PREVIEW_SCALE} slides={{ count: 1, current: 0 }} statusColour="#0E1A2B">
      <SlideThumbnail slide={slide} media={{}} width={390} />
    </PhoneFrame>
  </div>
)
