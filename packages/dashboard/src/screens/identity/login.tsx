import { Link, useLocation } from 'react-router'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { LoginForm } from '../../features/identity/forms/login-form.tsx'
import { WaysIn } from '../../features/identity/ways/ways-in.tsx'
import { useText } from '../../lib/text.ts'
import { useBringAlong } from '../apps/use-bring-along.ts'

/** /login */
export function Login() {
  const t = useText()
  const bringAlong = useBringAlong()
  const { search, hash } = useLocation()
  const isResuming = new URLSearchParams(search).has('redirect')
  return (
    <AuthLayout
      pageTitle={t('auth:login.pageTitle')}
      title={t('auth:login.title')}
      sentence={isResuming ? t('auth:login.resume') : t('auth:login.sentence')}
      foot={
        <>
          {t('auth:login.other')}
          <Link to={`/signup${search}${hash}`}>{t('auth:login.otherLink')}</Link>
        </>
      }
    >
      <LoginForm onSignedIn={bringAlong} />
      <WaysIn onSignedIn={bringAlong} />
    </AuthLayout>
  )
}
