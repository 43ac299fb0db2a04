import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { accountQuery } from '../../../entities/account/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Sheet } from '../../../ui/overlays/sheet/sheet.tsx'
import { useSession } from '../../guards/use-session.ts'
import { Avatar } from '../../../entities/account/avatar.tsx'
import styles from './control-bar.module.css'
import { NavCount } from '../nav-count.tsx'
import { HISTORY, useNavItems } from '../nav-items.ts'
import { useNavItem } from '../use-nav-item.ts'
import { Settings } from '../settings.tsx'
import { useAccountActions } from '../use-account-actions.ts'

interface PhoneMenuProps {
  open: boolean
  onClose: () => void
}

/** The content of the navigation rail, as a sheet. */
export function PhoneMenu({ open, onClose }: PhoneMenuProps) {
  const t = useText()
  const { isSignedIn } = useSession()
  const current = useNavItem()
  const { pathname } = useLocation()
  return (
    <Sheet open={open} title={t('chrome:menu.title')} doneLabel={t('done')} onClose={onClose}>
      <div className={styles.menu}>
        {isSignedIn && <Who />}
        {useNavItems().map((item) => (
          <Link
            key={item.to}
            to={item.to}
            className={styles.row}
            aria-current={item.to === current ? 'page' : undefined}
            onClick={onClose}
          >
            <Icon name={item.icon} size={24} />
            {t(item.text)}
            <NavCount of={item.to} />
          </Link>
        ))}
        <Link
          to={HISTORY}
          className={styles.row}
          aria-current={pathname === HISTORY ? 'page' : undefined}
          onClick={onClose}
        >
          <Icon name="clock" size={24} />
          {t('chrome:nav.history')}
        </Link>
        <hr className={styles.rule} />
        <div className={styles.pad}>
          <Settings />
        </div>
        <hr className={styles.rule} />
        {isSignedIn ? (
          <AccountRows onClose={onClose} />
        ) : (
          <div className={styles.join}>
            <ButtonLink to="/login" kind="soft">
              {t('chrome:account.signIn')}
            </ButtonLink>
            <ButtonLink to="/signup" kind="pri">
              {t('chrome:account.signUp')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Sheet>
  )
}

function Who() {
  const account = useQuery(accountQuery(useApi())).data
  if (!account) return null
  const name = account.name || account.email || account.phone || account.username
  return (
    <div className={styles.who}>
      <Avatar name={name} picture={account.profilePicture} />
      {name}
    </div>
  )
}

function AccountRows({ onClose }: { onClose: () => void }) {
  return (
    <>
      {useAccountActions().map((action) => (
        <button
          key={action.label}
          type="button"
          className={styles.row}
          onClick={() => {
            onClose()
            action.onSelect()
          }}
        >
          {action.icon && <Icon name={action.icon} size={24} />}
          {action.label}
        </button>
      ))}
    </>
  )
}
