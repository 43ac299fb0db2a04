import { useState } from 'react'
import { useLocation } from 'react-router'
import { createAttemptMemory } from '../../features/identity/attempt.ts'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { DemandedPasswordForm } from '../../features/identity/forms/demanded-password-form.tsx'
import { MissingAttempt } from '../../features/identity/forms/missing-attempt.tsx'
import { useText } from '../../lib/text.ts'
import { useBringAlong } from '../apps/use-bring-along.ts'

/** /auth/resetPassword: the new-password challenge of a sign-in. */
export function DemandedPassword() {
  const t = useText()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  const [attempt] = useState(() => createAttemptMemory().recall('NEW_PASSWORD'))
  if (!attempt)
    return (
      <MissingAttempt
        title={t('auth:confirm.missingSignIn')}
        sentence={t('auth:demanded.missingSentence')}
        problem={t('auth:demanded.again')}
        startPath={`/login${search}${hash}`}
      />
    )
  return (
    <AuthLayout
      pageTitle={t('auth:demanded.pageTitle')}
      title={t('auth:demanded.title')}
      sentence={t('auth:demanded.sentence')}
    >
      <DemandedPasswordForm attempt={attempt} onSignedIn={bringAlong} />
    </AuthLayout>
  )
}
