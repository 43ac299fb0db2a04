import { CODE_LENGTH } from '@taplet/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { createAttemptMemory } from '../../features/identity/attempt.ts'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { CodeForm } from '../../features/identity/forms/code-form.tsx'
import { MissingAttempt } from '../../features/identity/forms/missing-attempt.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { useBringAlong } from '../apps/use-bring-along.ts'

/** /auth/confirm-signup: the code of a sign-up; confirming signs in. */
export function ConfirmSignUp() {
  const t = useText()
  const api = useApi()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  const [attempt] = useState(() => createAttemptMemory().recall('SIGN_UP'))
  if (!attempt) return <MissingAttempt problem={t('auth:errors.signUpAgain')} startPath={`/signup${search}${hash}`} />
  const { destination } = attempt
  return (
    <AuthLayout
      pageTitle={t('auth:confirm.pageTitle')}
      title={t('auth:confirm.title')}
      sentence={
        destination
          ? t('auth:confirm.sentence', { count: CODE_LENGTH, destination })
          : t('auth:confirm.sentencePlain', { count: CODE_LENGTH })
      }
    >
      <CodeForm
        attempt={attempt}
        submitLabel={t('auth:confirm.submit')}
        startPath="/signup"
        event="signed_up"
        onSignedIn={bringAlong}
        confirm={(attemptId, code) => api.identity.confirmSignUp({ attemptId, code })}
      />
    </AuthLayout>
  )
}
