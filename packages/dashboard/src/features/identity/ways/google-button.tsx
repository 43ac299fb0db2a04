import { LEGAL_VERSIONS } from '@taplet/contract'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { openPage } from '../../../lib/device/open-page.ts'
import { afterSignIn } from '../../../lib/login-path.ts'
import { useText } from '../../../lib/text.ts'
import { Problem } from '../forms/problem.tsx'
import { refusalText } from '../refusal.ts'
import { GoogleMark } from './google-mark.tsx'
import styles from './ways.module.css'

/** Whether people can sign in with Google here: the document says so. */
export const hasGoogle = (page: Document): boolean =>
  page.querySelector<HTMLMetaElement>('meta[name="google"]')?.content === 'on'

/** Leads to Google, which brings the person back to /auth/google. */
export function GoogleButton() {
  const t = useText()
  const api = useApi()
  const location = useLocation()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.signInMethods.beginGoogle({ redirect: afterSignIn(location), consent: LEGAL_VERSIONS }),
    networkMode: 'always',
    onSuccess: ({ url }) => openPage(url),
  })
  const isBusy = isPending || isSuccess // the page is about to go
  return (
    <>
      <button
        type="button"
        className={styles.way}
        aria-busy={isBusy || undefined}
        onClick={() => {
          if (!isBusy) mutate()
        }}
      >
        <GoogleMark />
        {t('auth:ways.google')}
      </button>
      {error && <Problem text={refusalText(error)} />}
    </>
  )
}
