import { sum } from '@taplet/base/sum'
import { FORM_RETENTION_DAYS } from '@taplet/contract'
import { language, useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ProgressBar } from '../../../ui/states/progress-bar.tsx'
import type { Counts } from '../queries.ts'
import styles from './settings.module.css'

const lines = ['kept', 'refused', 'unconfirmed', 'addressHash', 'deliveries', 'left'] as const

/** How long entries are stored, and how much room is left. */
export function RetentionCard({ counts }: { counts: Counts | undefined }) {
  const t = useText()
  const rooms = counts && [
    { name: t('inboxSettings:kept.reviews'), used: sum(Object.values(counts.reviews)), most: counts.limits.reviews },
    {
      name: t('inboxSettings:kept.subscribers'),
      used: sum(Object.values(counts.subscribers)),
      most: counts.limits.subscribers,
    },
  ]
  return (
    <Card title={t('inboxSettings:kept.title')}>
      <div className={styles.stack}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <Icon name="clock" size={16} />
              {t(`inboxSettings:kept.lines.${line}`, FORM_RETENTION_DAYS)}
            </li>
          ))}
        </ul>
        {rooms?.map(({ name, used, most }) => (
          <div key={name}>
            <ProgressBar
              label={name}
              value={most > 0 ? Math.min(100, (100 * used) / most) : 0}
              note={t('inboxSettings:kept.used', {
                used: used.toLocaleString(language),
                most: most.toLocaleString(language),
              })}
            />
          </div>
        ))}
        <p className={styles.lede}>{t('inboxSettings:kept.full')}</p>
      </div>
    </Card>
  )
}
