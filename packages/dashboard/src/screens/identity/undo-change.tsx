import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { sessionKey } from '../../entities/session/queries.ts'
import styles from '../../features/identity/auth-layout.module.css'
import { AuthLayout } from '../../features/identity/auth-layout.tsx'
import { Problem } from '../../features/identity/forms/problem.tsx'
import { refusalText } from '../../features/identity/refusal.ts'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** /auth/undo#{token}: the link in the mail to an old address. The token is in the hash, so that no log ever holds it. */
export function UndoChange() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const token = useLocation().hash.slice(1)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api.signInMethods.undoContactChange({ token }),
    networkMode: 'always',
    onSuccess: () => client.setQueryData(sessionKey, { isSignedIn: false }),
  })
  if (token === '')
    return (
      <AuthLayout
        pageTitle={t('auth:undo.pageTitle')}
        title={t('auth:undo.cutTitle')}
        sentence={t('auth:undo.cutSentence')}
      >
        <div className={styles.form}>
          <ButtonLink kind="pri" wide to="/login">
            {t('auth:login.submit')}
          </ButtonLink>
        </div>
      </AuthLayout>
    )
  if (data)
    return (
      <AuthLayout
        pageTitle={t('auth:undo.pageTitle')}
        title={t('auth:undo.doneTitle')}
        sentence={t('auth:undo.doneSentence', { destination: data.destination })}
      >
        <div className={styles.form}>
          <ButtonLink kind="pri" wide to="/auth/forgotPassword">
            {t('auth:undo.newPassword')}
          </ButtonLink>
        </div>
      </AuthLayout>
    )
  return (
    <AuthLayout pageTitle={t('auth:undo.pageTitle')} title={t('auth:undo.title')} sentence={t('auth:undo.sentence')}>
      <div className={styles.form}>
        <Problem text={error ? refusalText(error) : undefined} />
        <Button kind="pri" wide busy={isPending} onClick={() => mutate()}>
          {t('auth:undo.submit')}
        </Button>
      </div>
    </AuthLayout>
  )
}
