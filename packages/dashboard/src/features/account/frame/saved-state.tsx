import { useMutationState } from '@tanstack/react-query'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import styles from './account-frame.module.css'

/** Whether what was changed on this screen is stored: the newest change of each kind counts. */
function useSavedState(): 'SAVED' | 'SAVING' | 'FAILED' {
  const changes = useMutationState({
    filters: { mutationKey: ['account'] },
    select: ({ options: { mutationKey }, state: { status } }) => ({ kind: JSON.stringify(mutationKey), status }),
  })
  const newest = [...new Map(changes.map(({ kind, status }) => [kind, status])).values()]
  if (newest.includes('pending')) return 'SAVING'
  return newest.includes('error') ? 'FAILED' : 'SAVED'
}

/** Says beside the title whether all changes are stored. */
export function SavedState() {
  const t = useText()
  const state = useSavedState()
  return (
    <p className={styles.saved} data-state={state} role="status">
      {state === 'SAVING' ? <Spinner /> : <Icon name={state === 'SAVED' ? 'check' : 'warning'} size={16} />}
      <span>{t(`account:saved.${state}`)}</span>
    </p>
  )
}
