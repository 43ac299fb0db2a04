import { fontStack, slideFonts } from '@taplet/slides/schema'
import { type Look, themeContrast } from '@taplet/slides/themes'
import type { CSSProperties } from 'react'
import { language, useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './look-card.module.css'

interface LookCardProps {
  look: Look
  isChosen: boolean
  onChoose: () => void
}

/** A contrast as people read it, rounded down: what is said to be 4.5 is. */
export const ratioOf = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1)

// React's type lacks custom properties.
const swatchStyle = ({ theme }: Look) =>
  ({
    '--g': theme.groundTo ? `linear-gradient(${theme.groundAngle}deg,${theme.ground},${theme.groundTo})` : theme.ground,
    '--i': theme.ink,
    '--a': theme.accent,
    '--b': theme.button,
    '--r': `${theme.buttonRadius}px`,
    '--heading': `${theme.heading.isItalic ? 'italic ' : ''}${theme.heading.weight} 1em/1 ${fontStack(theme.heading.font)}`,
    '--tracking': `${theme.heading.letterSpacing}em`,
    '--body': fontStack(theme.body.font),
  }) as CSSProperties

/** One look to choose: its colours, typefaces and corners, and how well its text can be read. */
export function LookCard({ look, isChosen, onChoose }: LookCardProps) {
  const t = useText()
  const { heading, body } = look.theme
  const fonts = [...new Set([slideFonts[heading.font].family, slideFonts[body.font].family])].join(', ')
  return (
    <label className={styles.card}>
      <input type="radio" name="look" value={look.id} checked={isChosen} onChange={onChoose} />
      <span className={styles.swatch} style={swatchStyle(look)} aria-hidden="true">
        <span className={styles.letters}>{t('looks:letters')}</span>
        <span className={styles.words}>{t('looks:sample')}</span>
        <span className={styles.button} />
        <span className={styles.leaf} />
      </span>
      <span className={styles.name}>
        <span>{look.name(language)}</span>
        {isChosen && (
          <span className={styles.tick}>
            <Icon name="check" size={14} />
          </span>
        )}
      </span>
      <span className={styles.fonts}>{fonts}</span>
      <span className={styles.contrast}>
        <Icon name="check" size={14} />
        {t('looks:ratio', { ratio: ratioOf(themeContrast(look.theme)) })}
      </span>
    </label>
  )
}
