import { leastContrast, mixColours, readableShade } from '@taplet/slides/editor'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import styles from './contrast-hint.module.css'

const READABLE = 4.5 // WCAG 2.2 AA
const LARGE = 3 // AA for large letters
const BEST = 7 // AAA

const levelOf = (ratio: number) => {
  if (ratio >= BEST) return 'great'
  if (ratio >= READABLE) return 'good'
  return ratio >= LARGE ? 'large' : 'bad'
}

interface ContrastHintProps {
  colour: string
  grounds: readonly string[]
  /** A picture or video is behind, whose pixels were not analysed. */
  hasMediaBehind: boolean
  onChange: (colour: string) => void
}

/** Shows the contrast of a colour against its background, and fixes it when it is too low. */
export function ContrastHint({ colour, grounds, hasMediaBehind, onChange }: ContrastHintProps) {
  const t = useText()
  const ratio = leastContrast(colour, grounds)
  const level = levelOf(ratio)
  const isEnough = ratio >= READABLE
  const where = grounds.length > 1 ? t('slides:colour.onWorst') : t('slides:colour.onOne')
  const shade = readableShade(colour, grounds, READABLE)
  const isLighter = leastContrast(shade, ['#000000']) > leastContrast(mixColours(colour, colour, 0), ['#000000'])
  return (
    <div className={styles.hint} data-level={level} role="status">
      <Icon name={isEnough ? 'check' : 'warning'} size={16} />
      <span>
        <b>{Math.floor(ratio * 10) / 10} : 1</b> {hasMediaBehind ? t('slides:colour.onMedia') : where}{' '}
        {t(`slides:colour.${level}`)}
      </span>
      {!isEnough && (
        <Button small kind="plain" onClick={() => onChange(shade)}>
          {isLighter ? t('slides:colour.lighten') : t('slides:colour.darken')}
        </Button>
      )}
    </div>
  )
}
