import { CODE_LENGTH, CODE_MINUTES } from '@taplet/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { createAttemptMemory } from '../../features/identity/attempt.ts'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { CodeForm } from '../../features/identity/forms/code-form.tsx'
import { MissingAttempt } from '../../features/identity/forms/missing-attempt.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { useBringAlong } from '../apps/use-bring-along.ts'
import { CompleteReset } from './complete-reset.tsx'

const steps = {
  SMS_CODE: {
    startPath: '/login',
    event: 'signed_in',
    call: 'confirmSignIn',
    again: 'auth:confirm.signInAgain',
    submit: 'auth:confirm.submitSignIn',
    missing: 'auth:confirm.missingSignIn',
    missingSentence: 'auth:confirm.missingSignInSentence',
  },
  SIGN_UP: {
    startPath: '/signup',
    event: 'signed_up',
    call: 'confirmSignUp',
    again: 'auth:errors.signUpAgain',
    submit: 'auth:confirm.submit',
    missing: 'auth:confirm.missingSignUp',
    missingSentence: 'auth:confirm.missingSignUpSentence',
  },
} as const

function ConfirmCode({ challenge }: { challenge: keyof typeof steps }) {
  const t = useText()
  const api = useApi()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  const { startPath, event, call, again, submit, missing, missingSentence } = steps[challenge]
  const [attempt] = useState(() => createAttemptMemory().recall(challenge))
  if (!attempt)
    return (
      <MissingAttempt
        title={t(missing)}
        sentence={t(missingSentence)}
        problem={t(again)}
        startPath={`${startPath}${search}${hash}`}
      />
    )
  const { destination } = attempt
  return (
    <AuthLayout
      pageTitle={t('auth:confirm.pageTitle')}
      title={t('auth:confirm.title')}
      sentence={
        destination
          ? t('auth:confirm.sentence', { count: CODE_LENGTH, destination, minutes: CODE_MINUTES })
          : t('auth:confirm.sentencePlain', { count: CODE_LENGTH, minutes: CODE_MINUTES })
      }
    >
      <CodeForm
        attempt={attempt}
        submitLabel={t(submit)}
        {...{ startPath, event }}
        onSignedIn={bringAlong}
        confirm={(attemptId, code) => api.identity[call]({ attemptId, code })}
      />
    </AuthLayout>
  )
}

/** /auth/cofirmLogin: the SMS code of a sign-in. */
export const ConfirmLoginCode = () => <ConfirmCode challenge="SMS_CODE" />

/**
 * /auth/confirm-signup: the code of a sign-up; confirming signs in. Whoever has to reset the password comes here, too
 * (spec §8): the code that was sent confirms, with the new password.
 */
export function ConfirmSignUpCode() {
  const [reset] = useState(() => createAttemptMemory().recall('RESET'))
  return reset ? <CompleteReset isRequired /> : <ConfirmCode challenge="SIGN_UP" />
}
