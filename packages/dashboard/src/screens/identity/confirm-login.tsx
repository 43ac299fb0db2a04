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

/** /auth/cofirmLogin: the SMS code of a sign-in. */
export function ConfirmLogin() {
  const t = useText()
  const api = useApi()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  const [attempt] = useState(() => createAttemptMemory().recall('SMS_CODE'))
  if (!attempt) return <MissingAttempt problem={t('auth:confirm.signInAgain')} startPath={`/login${search}${hash}`} />
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
        submitLabel={t('auth:confirm.submitSignIn')}
        startPath="/login"
        event="signed_in"
        onSignedIn={bringAlong}
        confirm={(attemptId, code) => api.identity.confirmSignIn({ attemptId, code })}
      />
    </AuthLayout>
  )
}
