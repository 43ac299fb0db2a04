import type { AccountData } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './profile.module.css'

const fieldOf = { NO_USERNAME: 'username', NO_NAME_AND_BIO: 'name' } as const

const isIncomplete = (status: AccountData['status']): status is keyof typeof fieldOf => Object.hasOwn(fieldOf, status)

/** What the profile still lacks (spec D20), and the way to the field. */
export function CompletionNote({ status }: Pick<AccountData, 'status'>) {
  const t = useText()
  if (!isIncomplete(status)) return null
  const focusField = () => document.querySelector<HTMLElement>(`[data-profile="${fieldOf[status]}"]`)?.focus()
  return (
    <div className={styles.complete}>
      <Icon name="account" />
      <div>
        <h3>{t(`profile:complete.${status}.title`)}</h3>
        <p>{t(`profile:complete.${status}.sentence`)}</p>
      </div>
      <Button small onClick={focusField}>
        {t(`profile:complete.${status}.action`)}
      </Button>
    </div>
  )
}
