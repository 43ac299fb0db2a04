import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../button.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './limit-note.module.css'

/** A full plan in friendly words: what it holds, what goes on working, and the ways to make room. */
export function LimitNote({ text }: { text: string }) {
  const t = useText()
  return (
    <div className={styles['note']} role="status">
      <Icon name="info" />
      <p>{text}</p>
      <ButtonLink small to="/app/account#subscription">
        {t('lists:plans')}
      </ButtonLink>
    </div>
  )
}
