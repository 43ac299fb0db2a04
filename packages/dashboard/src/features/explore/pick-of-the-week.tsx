import { experiencePath, type FeaturedExperience } from '@taplet/contract'
import { useText } from '../../lib/text.ts'
import { FeaturedPhone } from './featured-card.tsx'
import styles from './pick-of-the-week.module.css'

/** The first app of the list, large. */
export function PickOfTheWeek({ experience }: { experience: FeaturedExperience }) {
  const t = useText()
  return (
    <section className={styles.pick} aria-labelledby="pick">
      <div className={styles.words}>
        <p className={styles.label}>{t('explore:pick')}</p>
        <h2 id="pick">{experience.pageName}</h2>
        <p className={styles.text}>{experience.description}</p>
        <a className={styles.open} href={experiencePath(experience.fullPagePath)}>
          {t('explore:open')}
        </a>
      </div>
      <div className={styles.phone} aria-hidden="true">
        <FeaturedPhone experience={experience} width={240} />
      </div>
    </section>
  )
}
