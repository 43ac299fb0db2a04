import type { CallAnswer, CallInput } from '@taplet/contract'
import type { contract } from '@taplet/contract/schemas'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createAttemptMemory } from '../../features/identity/attempt.ts'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { Problem } from '../../features/identity/forms/problem.tsx'
import { refusalText } from '../../features/identity/refusal.ts'
import { useAuthSteps } from '../../features/identity/use-auth-steps.ts'
import styles from '../../features/identity/auth-layout.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../entities/session/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { useBringAlong } from '../apps/use-bring-along.ts'

/** The address with where the person wanted to go, as the screens of signing in carry it. */
const withRedirect = (path: string, redirect: string | undefined): string =>
  redirect === undefined ? path : `${path}?redirect=${encodeURIComponent(redirect)}`

type Answer = CallAnswer<typeof contract.signInMethods.finishGoogle>

/** What Google added to the address; undefined when the person cancelled. */
function answerIn(search: string): CallInput<typeof contract.signInMethods.finishGoogle> | undefined {
  const query = new URLSearchParams(search)
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')]
  return code && state ? { code, state, ...(iss && { iss }) } : undefined
}

/** /auth/google: where Google sends people back. Finishes what they began, and leads on. */
export function Google() {
  const t = useText()
  const api = useApi()
  const navigate = useNavigate()
  const { isSignedIn } = useSuspenseQuery(sessionQuery(api)).data
  const { search } = useLocation()
  const steps = useAuthSteps(useBringAlong())
  const [problem, setProblem] = useState<string>()
  const isBegun = useRef(false)

  const follow = (answer: Answer) => {
    const { nextStep, redirect, isNew, attemptId = '', destination = '', hasPassword = false } = answer
    if (nextStep === 'LINK_ACCOUNT') {
      createAttemptMemory().remember({ attemptId, destination, kind: hasPassword ? 'LINK_ACCOUNT' : 'LINK_BY_CODE' })
      return void navigate(withRedirect('/auth/linkGoogle', redirect), { replace: true })
    }
    if (nextStep !== 'SIGNED_IN') return steps.follow(answer, 'signed_in', withRedirect('', redirect))
    if (isSignedIn) toast.done(t('auth:google.connected'))
    else steps.follow(answer, isNew ? 'signed_up' : 'signed_in')
    void navigate(redirect ?? '/app/experiences', { replace: true })
  }
  const finish = async () => {
    const given = answerIn(search)
    if (!given) return setProblem(t('auth:google.cancelled'))
    try {
      follow(await api.signInMethods.finishGoogle(given))
    } catch (refusal) {
      setProblem(refusalText(refusal))
    }
  }
  // Effect: the call that uses the code of the address, once: it works only once.
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void finish()
  })

  if (problem === undefined)
    return (
      <AuthLayout pageTitle={t('auth:google.pageTitle')} title={t('auth:google.working')} sentence={<Spinner />}>
        {null}
      </AuthLayout>
    )
  return (
    <AuthLayout pageTitle={t('auth:google.pageTitle')} title={t('auth:google.failedTitle')} sentence="">
      <div className={styles.form}>
        <Problem text={problem} />
        <ButtonLink kind="pri" wide to={isSignedIn ? '/app/account#security' : '/login'}>
          {t(isSignedIn ? 'auth:google.toAccount' : 'auth:google.again')}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
