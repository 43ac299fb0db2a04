import { Link, useLocation } from 'react-router'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { ForgotPasswordForm } from '../../features/identity/forms/forgot-password-form.tsx'
import { useText } from '../../lib/text.ts'

/** /auth/forgotPassword */
export function ForgotPassword() {
  const t = useText()
  const { search, hash } = useLocation()
  return (
    <AuthLayout
      pageTitle={t('auth:forgot.pageTitle')}
      title={t('auth:forgot.title')}
      sentence={t('auth:forgot.sentence')}
      foot={
        <>
          {t('auth:forgot.other')}
          <Link to={`/login${search}${hash}`}>{t('auth:forgot.otherLink')}</Link>
        </>
      }
    >
      <ForgotPasswordForm />
    </AuthLayout>
  )
}
