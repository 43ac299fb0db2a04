import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../entities/account/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { Hint } from '../../ui/hint.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { Avatar } from '../../entities/account/avatar.tsx'
import styles from './side-nav.module.css'
import { useAccountActions } from './use-account-actions.ts'

/** The account's picture and its menu. */
export function AccountMenu() {
  const t = useText()
  const account = useQuery(accountQuery(useApi())).data
  const name = account ? account.name || account.email || account.phone || account.username : ''
  const label = name ? t('chrome:account.of', { name }) : t('chrome:account.name')
  return (
    <Menu
      align="left"
      actions={useAccountActions()}
      trigger={(props) => (
        <Hint text={label} side="right">
          <button type="button" className={styles.avatar} aria-label={label} {...props}>
            <Avatar name={name} picture={account?.profilePicture} />
          </button>
        </Hint>
      )}
    />
  )
}
