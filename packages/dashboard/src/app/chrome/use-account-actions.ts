import { useNavigate } from 'react-router'
import { useMay, useOpenAccount } from '../../entities/session/use-may.ts'
import { useSignOut } from '../../features/identity/use-sign-out.ts'
import { useText } from '../../lib/text.ts'
import type { MenuAction } from '../../ui/overlays/menu.tsx'

/** Profile, Subscription, Log Out (spec §2), and the other accounts of a person who has some, for the account menu and the phone menu. */
export function useAccountActions(): MenuAction[] {
  const t = useText()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const maySubscribe = useMay('account')
  const hasOthers = (useOpenAccount()?.accounts ?? 1) > 1
  const goTo = (section: string) => () => void navigate(`/app/account#${section}`)
  return [
    { label: t('chrome:account.profile'), icon: 'account', onSelect: goTo('profile') },
    ...(maySubscribe
      ? [{ label: t('chrome:account.subscription'), icon: 'card' as const, onSelect: goTo('subscription') }]
      : []),
    ...(hasOthers ? [{ label: t('chrome:account.switch'), icon: 'redo' as const, onSelect: goTo('people') }] : []),
    { label: t('chrome:account.logOut'), icon: 'exit', startsGroup: true, onSelect: () => void signOut() },
  ]
}
