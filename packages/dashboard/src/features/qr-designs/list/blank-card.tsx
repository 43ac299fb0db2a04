import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { safeLook } from '../start-look.ts'
import { DesignCode } from '../../../entities/qr-design/design-code.tsx'
import styles from './blank-card.module.css'

const blank = { clientConfig: safeLook, logo: null }

interface BlankCardProps {
  /** "Template N+1" */
  name: string
  address: string
  /** The plan's limit is reached. */
  isFull: boolean
}

/** The blank entry at the end of the list (spec §3): client-only, never counted, not sent before it is saved. */
export function BlankCard({ name, address, isFull }: BlankCardProps) {
  const t = useText()
  return (
    <div className={styles.card} data-full={isFull}>
      <div className={styles.code}>
        <DesignCode address={address} design={blank} label="" />
        <span className={styles.plus}>
          <Icon name={isFull ? 'lock' : 'plus'} size={24} />
        </span>
      </div>
      {isFull ? (
        <b>{name}</b>
      ) : (
        <Link to="/app/qrDesigns/create" aria-label={t('qrDesigns:blankAction', { name })}>
          {name}
        </Link>
      )}
      <p>{t(isFull ? 'qrDesigns:blankFull' : 'qrDesigns:blankHint')}</p>
    </div>
  )
}
