import { useNavigate } from 'react-router'
import { useChangeOnboarding } from '../../entities/onboarding/queries.ts'
import { useMay, useOpenAccount } from '../../entities/session/use-may.ts'
import { useSignOut } from '../../features/identity/use-sign-out.ts'
import { useText } from '../../lib/text.ts'
import type { MenuAction } from '../../ui/overlays/menu.tsx'

/** Profile, Subscription, Log Out (spec §2), the other accounts of a person who has some, and the checklist, for the account menu and the phone menu. */
export function useAccountActions(): MenuAction[] {
  const t = useText()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const changeOnboarding = useChangeOnboarding()
  const mayMake = useMay('content')
  const maySubscribe = useMay('account')
  const hasOthers = (useOpenAccount()?.accounts ?? 1) > 1
  const goTo = (section: string) => () => void navigate(`/app/account#${section}`)
  const showFirstSteps = () => {
    changeOnboarding({ isPutAway: false })
    void navigate('/app/experiences')
  }
  return [
    { label: t('chrome:account.profile'), icon: 'account', onSelect: goTo('profile') },
    ...(maySubscribe
      ? [{ label: t('chrome:account.subscription'), icon: 'card' as const, onSelect: goTo('subscription') }]
      : []),
    ...(hasOthers ? [{ label: t('chrome:account.switch'), icon: 'redo' as const, onSelect: goTo('people') }] : []),
    ...(mayMake ? [{ label: t('chrome:account.firstSteps'), icon: 'check' as const, onSelect: showFirstSteps }] : []),
    { label: t('chrome:account.logOut'), icon: 'exit', startsGroup: true, onSelect: () => void signOut() },
  ]
}
