import { checks, type Finding } from '@taplet/checks'
import { language, useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './checks.module.css'

interface FindingRowProps {
  finding: Finding
  isFixing: boolean
  onFix: () => void
  onTake: () => void
  onIgnore: () => void
}

const titleOf = (checkId: string): string => {
  const title = Object.entries(checks).find(([id]) => id === checkId)?.[1].title
  return title?.(language) ?? ''
}

/** One finding: what is wrong, for whom, and what can be done about it. */
export function FindingRow({ finding, isFixing, onFix, onTake, onIgnore }: FindingRowProps) {
  const t = useText()
  const { checkId, severity, message, fix } = finding
  const isNote = severity === 'NOTE'
  return (
    <li className={styles.finding} data-severity={severity}>
      <span className={styles.mark}>
        <Icon name={isNote ? 'info' : 'warning'} size={18} />
      </span>
      <div className={styles.words}>
        <h3>
          {titleOf(checkId)}
          {isNote && <span className={styles.tag}>{t('checks:note')}</span>}
        </h3>
        <p>{message(language)}</p>
      </div>
      <IconButton icon="eyeOff" label={t('checks:ignore')} onClick={onIgnore} />
      <div className={styles.actions}>
        {fix && (
          <Button small kind="soft" disabled={isFixing} onClick={onFix}>
            {fix.label(language)}
          </Button>
        )}
        <Button small kind="plain" endIcon="arrowRight" onClick={onTake}>
          {t('checks:take')}
        </Button>
      </div>
    </li>
  )
}
