import { type Look, looks, themeContrast } from '@taplet/slides/themes'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { LookCard, ratioOf } from './look-card.tsx'
import { LookNotes } from './look-notes.tsx'
import styles from './look-panel.module.css'
import type { useChosenLook } from './use-chosen-look.ts'

type LookPanelProps = ReturnType<typeof useChosenLook> & {
  brands: readonly Look[]
  /** Visitors see the app. */
  isLive: boolean
  /** Its own draft collides with what was saved since. */
  isUnclear: boolean
}

/** The account's brands and all looks, how well the chosen one can be read, and what it leaves alone. */
export function LookPanel({ look, theme, slides, brands, isLive, isUnclear, choose, reset }: LookPanelProps) {
  const t = useText()
  return (
    <section className={styles.panel} aria-labelledby="looks-title">
      <div className={styles.lead}>
        <h2 id="looks-title">{t('looks:looks')}</h2>
        {theme && (
          <span className={styles.contrast}>
            <Icon name="check" size={16} />
            {t('looks:contrast', { ratio: ratioOf(themeContrast(theme)) })}
          </span>
        )}
        <LookNotes {...{ slides, isLive, isUnclear }} onReset={reset} />
      </div>
      <fieldset className={styles.looks}>
        <legend className={styles.legend}>{t('looks:choose')}</legend>
        {[...brands, ...looks].map((one) => (
          <LookCard key={one.id} look={one} isChosen={one.id === look?.id} onChoose={() => choose(one.id)} />
        ))}
      </fieldset>
    </section>
  )
}
