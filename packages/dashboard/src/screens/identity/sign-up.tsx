import { FREE_LIMITS } from '@taplet/contract'
import { Link, useLocation } from 'react-router'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { SignUpForm } from '../../features/identity/forms/sign-up-form.tsx'
import { WaysIn } from '../../features/identity/ways/ways-in.tsx'
import { useText } from '../../lib/text.ts'
import { useBringAlong } from '../apps/use-bring-along.ts'

/** /signup */
export function SignUp() {
  const t = useText()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  return (
    <AuthLayout
      pageTitle={t('auth:signUp.pageTitle')}
      title={t('auth:signUp.title')}
      sentence={t('auth:signUp.sentence', { apps: FREE_LIMITS.experience })}
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
