import { useNavigate } from 'react-router'
import { useSignOut } from '../../features/identity/use-sign-out.ts'
import { useText } from '../../lib/text.ts'
import type { MenuAction } from '../../ui/overlays/menu.tsx'

/** Profile, Subscription, Log Out (spec §2), for the account menu and the phone menu. */
export function useAccountActions(): MenuAction[] {
  const t = useText()
  const navigate = useNavigate()
  const signOut = useSignOut()
  return [
    { label: t('chrome:account.profile'), icon: 'account', onSelect: () => void navigate('/app/account#profile') },
    {
      label: t('chrome:account.subscription'),
      icon: 'card',
      onSelect: () => void navigate('/app/account#subscription'),
    },
    { label: t('chrome:account.logOut'), icon: 'exit', startsGroup: true, onSelect: () => void signOut() },
  ]
}
