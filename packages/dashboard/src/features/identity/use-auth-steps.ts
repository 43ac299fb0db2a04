import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { type Api, useApi } from '../../lib/api/api.ts'
import { type ProductEvent, useTracking } from '../../lib/tracking.ts'
import { accountQuery } from '../../entities/account/queries.ts'
import { createAttemptMemory } from './attempt.ts'
import { sessionKey } from '../../entities/session/queries.ts'

type Answer = Pick<Awaited<ReturnType<Api['identity']['signIn']>>, 'nextStep' | 'attemptId' | 'destination'>
type Begun = Awaited<ReturnType<Api['identity']['forgotPassword']>>

/** What follows an answer of the identity calls (spec §4): the next screen, or being signed in. */
export function useAuthSteps(onSignedIn: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const tracking = useTracking()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const attempts = createAttemptMemory()

  /** Keeps the requested path through the steps. */
  const go = (path: string, suffix = search + hash) => void navigate(path + suffix)

  const finish = (event: ProductEvent) => {
    attempts.clear()
    tracking.track(event)
    // Data cached for a guest or another account must not be shown to this one.
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] })
    void queryClient.prefetchQuery(accountQuery(api))
    onSignedIn()
    // The guest guard reacts by redirecting.
    queryClient.setQueryData(sessionKey, { isSignedIn: true })
    // In which account, and as what: the answer of a sign-in does not say it.
    api.identity.session().then(
      ({ open }) => open && queryClient.setQueryData(sessionKey, { isSignedIn: true, open }),
      () => undefined, // the role is asked again with the next page
    )
  }

  return {
    attempts,
    go,
    /** Continues with the code of a new password, which the server has sent. */
    enterResetCode({ attemptId, destination }: Begun, path: string) {
      attempts.remember({ attemptId, destination, kind: 'RESET' })
      go(path)
    },
    /** Follows `nextStep`; tracks `event` once signed in. `kept` is what the next screen's address ends in. */
    follow(answer: Answer, event: ProductEvent, suffix = search + hash) {
      const { nextStep, attemptId = '', destination = '' } = answer
      switch (nextStep) {
        case 'SIGNED_IN':
          finish(event)
          break
        case 'CONFIRM_SIGN_UP':
          attempts.remember({ attemptId, destination, kind: 'SIGN_UP' })
          go('/auth/confirm-signup', suffix)
          break
        case 'SMS_CODE':
          attempts.remember({ attemptId, destination, kind: 'SMS_CODE' })
          go('/auth/cofirmLogin', suffix)
          break
        case 'NEW_PASSWORD':
          attempts.remember({ attemptId, destination, kind: 'NEW_PASSWORD' })
          go('/auth/resetPassword', suffix)
          break
        case 'SECOND_FACTOR':
          attempts.remember({ attemptId, destination, kind: 'SECOND_FACTOR' })
          go('/auth/secondFactor', suffix)
          break
        case 'LINK_ACCOUNT':
          attempts.remember({ attemptId, destination, kind: 'LINK_ACCOUNT' })
          go('/auth/linkGoogle', suffix)
          break
      }
    },
  }
}
