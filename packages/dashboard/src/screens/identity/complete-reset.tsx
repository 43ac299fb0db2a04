import { CODE_MINUTES, RESET_CODE_LENGTH } from '@taplet/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { createAttemptMemory } from '../../features/identity/attempt.ts'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { CompleteResetForm } from '../../features/identity/forms/complete-reset-form.tsx'
import { MissingAttempt } from '../../features/identity/forms/missing-attempt.tsx'
import { useText } from '../../lib/text.ts'
import { useBringAlong } from '../apps/use-bring-along.ts'

/** /auth/completeForgotPassword, and where a reset `isRequired`: the code that was sent, and the new password. */
export function CompleteReset({ isRequired = false }: { isRequired?: boolean }) {
  const t = useText()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  const [attempt] = useState(() => createAttemptMemory().recall('RESET'))
  if (!attempt)
    return (
      <MissingAttempt
        title={t('auth:completeForgot.missing')}
        sentence={t('auth:completeForgot.missingSentence')}
        problem={t('auth:completeForgot.again')}
        startPath={`/auth/forgotPassword${search}${hash}`}
      />
    )
  const values = { count: RESET_CODE_LENGTH, destination: attempt.destination }
  return (
    <AuthLayout
      pageTitle={t('auth:completeForgot.pageTitle')}
      title={t(isRequired ? 'auth:completeForgot.requiredTitle' : 'auth:completeForgot.title')}
      sentence={
        isRequired
          ? t('auth:completeForgot.requiredSentence', values)
          : t('auth:completeForgot.sentence', { ...values, minutes: CODE_MINUTES })
      }
    >
      <CompleteResetForm attempt={attempt} onSignedIn={bringAlong} />
    </AuthLayout>
  )
}
