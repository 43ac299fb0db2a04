import type { InboxEntry } from '@taplet/contract'
import { memo } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Chip } from '../../../../ui/layout/chip.tsx'
import { EditedTime } from '../../../../ui/list/edited-time.tsx'
import { SelectBox } from '../../../../ui/list/selecting/select-box.tsx'
import { tones, whereOf, whoOf } from '../entry-labels.ts'
import { Stars } from '../stars.tsx'
import styles from './entry-row.module.css'

interface EntryRowProps {
  entry: InboxEntry
  /** The address with this entry open. */
  to: string
  isOpen: boolean
  /** It opens beside the list, without a history entry. */
  isBeside: boolean
  isSelecting: boolean
  isSelected: boolean
  onToggle: (id: string, isRange: boolean) => void
}

/** The text of a review, as much as fits. */
function Words({ entry }: { entry: InboxEntry }) {
  const t = useText()
  if (entry.kind === 'SUBSCRIBER') return entry.name ? <p className={styles.text}>{entry.name}</p> : null
  return (
    <p className={styles.text} dir="auto">
      {entry.photoUrl && <Icon name="image" size={16} />}
      {entry.text || <i>{t('inbox:noWords')}</i>}
    </p>
  )
}

/** An entry of the list: sender, rating, text, where and when it was submitted. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, to, isOpen, isBeside, isSelecting, isSelected, onToggle } = props
  const t = useText()
  const who = whoOf(entry, t)
  return (
    <article
      className={styles.row}
      data-entry={entry.id}
      data-open={isOpen}
      data-selected={isSelected}
      data-unread={!entry.isRead}
    >
      <span className={styles.mark} aria-hidden="true" />
      <div className={styles.words}>
        <h3 className={styles.who}>
          <Link to={to} replace={isBeside} preventScrollReset={isBeside} aria-current={isOpen ? 'true' : undefined}>
            {!entry.isRead && <span className="visually-hidden">{t('inbox:unread')} </span>}
            {who}
          </Link>
        </h3>
        {entry.kind === 'REVIEW' && <Stars count={entry.stars} />}
        <span className={styles.when}>
          <EditedTime at={entry.createdAt} words={(when) => when} />
        </span>
        <Words entry={entry} />
        <p className={styles.where}>{whereOf(entry, t)}</p>
        <span className={styles.state}>
          {entry.kind === 'REVIEW' && entry.reply && <Chip>{t('inbox:answered')}</Chip>}
          <Chip tone={tones[entry.state]} dot>
            {t(`inbox:states.${entry.state}`)}
          </Chip>
        </span>
      </div>
      <SelectBox
        label={t('lists:selectOne', { name: who })}
        checked={isSelected}
        isOn={isSelecting}
        onToggle={(isRange) => onToggle(entry.id, isRange)}
      />
    </article>
  )
})
