import { useMemo } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { blankDesign } from '../blank-design.ts'
import { DesignCode } from '../../../entities/qr-design/design-code.tsx'
import styles from './blank-card.module.css'

interface BlankCardProps {
  /** "Template N+1" */
  name: string
  address: string
  /** No place is left on the plan. */
  isFull: boolean
}

/** The blank entry that ends the list (spec §3): the client's own, never counted, sent to nobody until it is saved. */
export function BlankCard({ name, address, isFull }: BlankCardProps) {
  const t = useText()
  const blank = useMemo(() => blankDesign('blank'), [])
  return (
    <div className={styles['card']} data-full={isFull}>
      <div className={styles['code']}>
        <DesignCode address={address} design={blank} label="" />
        <span className={styles['plus']}>
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
