import { experiencePath, type FeaturedExperience } from '@taplet/contract'
import { useText } from '../../lib/text.ts'
import { PhoneFrame } from '../../ui/layout/phone-frame.tsx'
import { SlideThumbnail } from '../../ui/slides/slide-thumbnail.tsx'
import styles from './featured-card.module.css'

interface FeaturedCardProps {
  experience: FeaturedExperience
  /** Width of the phone's screen in px. */
  width: number
}

const SCREEN = 390 // px, as PhoneFrame draws it

/** A phone that shows the first slide; a press opens the instant app. */
export function FeaturedCard({ experience, width }: FeaturedCardProps) {
  const t = useText()
  const { pageName, category, slideCount } = experience
  return (
    <div className={styles.card}>
      <FeaturedPhone experience={experience} width={width} />
      {/* Beside the phone, over which it reaches: a slide holds links, and links must not stand within links. */}
      <a className={styles.words} href={experiencePath(experience.fullPagePath)}>
        <b>{pageName}</b>
        <span>{[category, t('explore:slides', { count: slideCount })].filter(Boolean).join(' · ')}</span>
      </a>
    </div>
  )
}

/** The phone without its text. */
export function FeaturedPhone({ experience: { cover, media, slideCount }, width }: FeaturedCardProps) {
  return (
    <PhoneFrame
      scale={width / SCREEN}
      isBare
      slides={{ count: Math.max(1, slideCount), current: 0 }}
      {...(cover && { statusColour: cover.viewMetadata.theme.ink })}
    >
      {cover && (
        <div className={styles.slide}>
          <SlideThumbnail slide={cover} media={media} width={SCREEN} />
        </div>
      )}
    </PhoneFrame>
  )
}
