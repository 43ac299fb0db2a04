import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { AddressField } from '../address-field.tsx'
import styles from './start.module.css'
import type { ProposedAddress } from './use-proposed-address.ts'

interface AddressLineProps extends Pick<ProposedAddress, 'address' | 'state' | 'isTyped' | 'type'> {
  /** Without a name there is nothing to propose. */
  hasName: boolean
  /** Why the server refused it. */
  error: string | undefined
}

/** The address that a name leads to, in one line; a field where it has to be changed. */
export function AddressLine({ address, state, isTyped, type, hasName, error }: AddressLineProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen || isTyped || error !== undefined || state.kind === 'refused')
    return <AddressField value={address} state={state} error={error} onChange={type} />
  return (
    <div className={styles.address}>
      {hasName ? (
        <>
          <span role="status">
            {globalThis.location.host}/<b>{address}</b>
            {state.kind === 'free' && ` · ${t('experiences:address.free')}`}
          </span>
          <Button kind="plain" small aria-label={t('start:changeAddress')} onClick={() => setIsOpen(true)}>
            {t('start:change')}
          </Button>
        </>
      ) : (
        t('start:address')
      )}
    </div>
  )
}
