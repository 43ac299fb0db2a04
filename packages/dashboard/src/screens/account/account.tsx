import { roleAllows } from '@taplet/contract'
import { useMemo } from 'react'
import { useRole } from '../../entities/session/use-may.ts'
import { AccountFrame } from '../../features/account/frame/account-frame.tsx'
import { ProofProvider } from '../../features/security/proof/proof-provider.tsx'
import { useSignOut } from '../../features/identity/use-sign-out.ts'
import { useText } from '../../lib/text.ts'
import { useOnceAtATime } from '../../lib/timing/use-once-at-a-time.ts'
import { Button } from '../../ui/button.tsx'
import { accountSections } from './account-sections.ts'

/** /app/account: profile, sign-in, subscription, getting paid, people, closing (spec §2). */
export function Account() {
  const t = useText()
  const signOut = useOnceAtATime(useSignOut())
  const role = useRole()
  const sections = useMemo(() => accountSections.filter(({ needs }) => roleAllows(role, needs)), [role])
  return (
    <ProofProvider>
      <AccountFrame
        sections={sections}
        signOut={<Button onClick={() => signOut()}>{t('chrome:account.logOut')}</Button>}
      />
    </ProofProvider>
  )
}
