import { INVITATION_DAYS } from '@taplet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { sessionQuery } from '../../../entities/session/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { loadPage } from '../../../lib/device/load-page.ts'
import { loginPath } from '../../../lib/login-path.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { people } from '../../../text/en/account/people.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/layout/logo.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loader } from '../../../ui/states/loader.tsx'
import styles from '../people.module.css'

addTexts('people', people)

/** /info/invitation#{token}: what an invitation is about, and joining. Guests sign in or up first and come back. */
export function InvitationPage() {
  const t = useText()
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const shown = useQuery({
    queryKey: ['people', 'invitation', token],
    queryFn: ({ signal }) => api.people.showInvitation({ token }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [isDeclined, setIsDeclined] = useState(false)
  if (shown.isPending) return <Loader label={t('loading')} isFullScreen />
  return (
    <main className={styles.ground}>
      <title>{t('people:invitation.page')}</title>
      <meta name="robots" content="noindex" />
      <span className={styles.logo}>
        <Logo size="mark" />
      </span>
      {isDeclined || !shown.data ? (
        <EmptyState
          drawing="lost"
          level={1}
          title={t(isDeclined ? 'people:invitation.declined' : 'people:invitation.goneTitle')}
          sentence={isDeclined ? '' : t('people:invitation.gone', { days: INVITATION_DAYS })}
          action={
            <ButtonLink kind="pri" to="/app/explore">
              {t('people:invitation.home')}
            </ButtonLink>
          }
        />
      ) : (
        <Invited token={token} shown={shown.data} onDecline={() => setIsDeclined(true)} />
      )}
    </main>
  )
}

interface InvitedProps {
  token: string
  shown: { accountName: string; invitedBy: string; email: string; role: 'owner' | 'editor' | 'seller' | 'viewer' }
  onDecline: () => void
}

function Invited({ token, shown, onDecline }: InvitedProps) {
  const t = useText()
  const api = useApi()
  const location = useLocation()
  const session = useQuery(sessionQuery(api)).data
  const join = useMutation({
    mutationKey: ['people', 'join'],
    mutationFn: () => api.people.acceptInvitation({ token }),
    onSuccess: () => loadPage('/app/experiences'),
  })
  const decline = useMutation({
    mutationKey: ['people', 'decline'],
    mutationFn: () => api.people.declineInvitation({ token }),
    onSuccess: onDecline,
  })
  const { accountName: account, invitedBy: inviter, email, role } = shown
  const login = loginPath(location)
  return (
    <div className={styles.card}>
      <h1>{t('people:invitation.title', { account })}</h1>
      <p>{t('people:invitation.about', { account, inviter, role: t(`people:role.${role}`).toLowerCase() })}</p>
      <p>{t(`people:may.${role}`)}</p>
      {session?.isSignedIn ? (
        <>
          <p>{t('people:invitation.forAddress', { email })}</p>
          {join.isError && <p role="alert">{join.error.message}</p>}
          <Button kind="pri" wide busy={join.isPending} onClick={() => join.mutate()}>
            {t('people:invitation.join', { account })}
          </Button>
        </>
      ) : (
        <>
          <p>{t('people:invitation.first', { email })}</p>
          <ButtonLink kind="pri" wide to={login.replace('/login', '/signup')} state={{ identifier: email }}>
            {t('people:invitation.signUp')}
          </ButtonLink>
          <ButtonLink wide to={login} state={{ identifier: email }}>
            {t('people:invitation.signIn')}
          </ButtonLink>
        </>
      )}
      {decline.isError && <p role="alert">{decline.error.message}</p>}
      <Button kind="plain" wide busy={decline.isPending} onClick={() => decline.mutate()}>
        {t('people:invitation.decline')}
      </Button>
    </div>
  )
}
