import { FREE_LIMITS } from '@taplet/contract'
import { Link, useLocation } from 'react-router'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { SignUpForm } from '../../features/identity/forms/sign-up-form.tsx'
import { WaysIn } from '../../features/identity/ways/ways-in.tsx'
import { afterSignIn } from '../../lib/login-path.ts'
import { useText } from '../../lib/text.ts'
import { useBringAlong } from '../apps/use-bring-along.ts'

/** /signup */
export function SignUp() {
  const t = useText()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  const isInvited = afterSignIn({ search, hash }).startsWith('/info/invitation')
  return (
    <AuthLayout
      pageTitle={t('auth:signUp.pageTitle')}
      title={t(isInvited ? 'auth:signUp.invitedTitle' : 'auth:signUp.title')}
      sentence={
        isInvited ? t('auth:signUp.invitedSentence') : t('auth:signUp.sentence', { apps: FREE_LIMITS.experience })
      }
      foot={
        <>
          {t('auth:signUp.other')}
          <Link to={`/login${search}${hash}`}>{t('auth:signUp.otherLink')}</Link>
        </>
      }
    >
      <SignUpForm onSignedIn={bringAlong} />
      <WaysIn isSignUp onSignedIn={bringAlong} />
    </AuthLayout>
  )
}
