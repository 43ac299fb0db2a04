import { ApiError, COPY_LINK_DAYS } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { appCopies } from '../../../text/en/apps/app-copies.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/layout/logo.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loader } from '../../../ui/states/loader.tsx'
import styles from './copy-page.module.css'
import { SharedApp } from './shared-app.tsx'

addTexts('appCopies', appCopies)

/** /info/copy#{token}: an app that somebody shares, and taking a copy. Guests sign in or up first and come back. */
export function CopyPage() {
  const t = useText()
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const shown = useQuery({
    queryKey: ['copyLinks', 'show', token],
    queryFn: async ({ signal }) => (await api.copyLinks.show({ token }, signal)).app,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (shown.isPending) return <Loader label={t('loading')} isFullScreen />
  const isGone = shown.error instanceof ApiError && shown.error.body.code === 'COPY_LINK_INVALID'
  return (
    <main className={styles.ground}>
      <title>{t('appCopies:take.page')}</title>
      <meta name="robots" content="noindex" />
      <span className={styles.logo}>
        <Logo size="mark" />
      </span>
      {shown.data ? (
        <SharedApp token={token} app={shown.data} />
      ) : (
        <EmptyState
          drawing="lost"
          level={1}
          title={t(isGone ? 'appCopies:take.goneTitle' : 'appCopies:take.failedTitle')}
          sentence={isGone ? t('appCopies:take.gone', { days: COPY_LINK_DAYS }) : t('appCopies:take.failed')}
          action={
            isGone ? (
              <ButtonLink kind="pri" to="/app/explore">
                {t('appCopies:take.home')}
              </ButtonLink>
            ) : (
              <Button kind="pri" busy={shown.isFetching} onClick={() => void shown.refetch()}>
                {t('retry')}
              </Button>
            )
          }
        />
      )}
    </main>
  )
}
