import { useState } from 'react'
import { useLocation } from 'react-router'
import { createAttemptMemory } from '../../features/identity/attempt.ts'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { LinkGoogleForm } from '../../features/identity/ways/link-google-form.tsx'
import { MissingAttempt } from '../../features/identity/forms/missing-attempt.tsx'
import { useText } from '../../lib/text.ts'
import { useBringAlong } from '../apps/use-bring-along.ts'

/** /auth/linkGoogle: somebody came from Google whose address has an account here. */
export function LinkGoogle() {
  const t = useText()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  const [attempt] = useState(
    () => createAttemptMemory().recall('LINK_ACCOUNT') ?? createAttemptMemory().recall('LINK_BY_CODE'),
  )
  if (!attempt)
    return (
      <MissingAttempt
        title={t('auth:link.missing')}
        sentence={t('auth:link.missingSentence')}
        problem={t('auth:link.missingProblem')}
        startPath={`/login${search}${hash}`}
      />
    )
  return (
    <AuthLayout
      pageTitle={t('auth:link.pageTitle')}
      title={t('auth:link.title')}
      sentence={t('auth:link.sentence', { destination: attempt.destination })}
    >
      <LinkGoogleForm attempt={attempt} onSignedIn={bringAlong} />
    </AuthLayout>
  )
}
