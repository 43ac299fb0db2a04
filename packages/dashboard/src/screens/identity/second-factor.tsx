import { useState } from 'react'
import { useLocation } from 'react-router'
import { createAttemptMemory } from '../../features/identity/attempt.ts'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { MissingAttempt } from '../../features/identity/forms/missing-attempt.tsx'
import { SecondFactorForm } from '../../features/identity/ways/second-factor-form.tsx'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { useBringAlong } from '../apps/use-bring-along.ts'

/** /auth/secondFactor: the code of the authenticator app after the first factor, or a recovery code. */
export function SecondFactor() {
  const t = useText()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  const [attempt] = useState(() => createAttemptMemory().recall('SECOND_FACTOR'))
  const [isRecovery, setIsRecovery] = useState(false)
  if (!attempt)
    return (
      <MissingAttempt
        title={t('auth:confirm.missingSignIn')}
        sentence={t('auth:confirm.missingSignInSentence')}
        problem={t('auth:confirm.signInAgain')}
        startPath={`/login${search}${hash}`}
      />
    )
  return (
    <AuthLayout
      pageTitle={t('auth:secondFactor.pageTitle')}
      title={t(isRecovery ? 'auth:secondFactor.recoveryTitle' : 'auth:secondFactor.title')}
      sentence={t(isRecovery ? 'auth:secondFactor.recoverySentence' : 'auth:secondFactor.sentence')}
      foot={
        <>
          {t('auth:secondFactor.lost')}
          <Button kind="plain" small onClick={() => setIsRecovery(!isRecovery)}>
            {t(isRecovery ? 'auth:secondFactor.useApp' : 'auth:secondFactor.useRecovery')}
          </Button>
        </>
      }
    >
      <SecondFactorForm key={isRecovery ? 'recovery' : 'app'} {...{ attempt, isRecovery }} onSignedIn={bringAlong} />
    </AuthLayout>
  )
}
