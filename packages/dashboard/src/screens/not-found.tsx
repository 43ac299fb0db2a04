import { Link } from 'react-router'
import { useText } from '../lib/text.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Logo } from '../ui/layout/logo.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** /404: not found, with a link onwards. */
export function NotFound() {
  const t = useText()
  return (
    <div style={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <title>{t('notFound.pageTitle')}</title>
      <header style={{ padding: '24px 24px 0' }}>
        <Link to="/app/explore" style={{ display: 'inline-block' }}>
          <Logo />
        </Link>
      </header>
      <main style={{ display: 'grid', alignContent: 'center' }}>
        <EmptyState
          drawing="lost"
          level={1}
          title={t('notFound.title')}
          sentence={t('notFound.sentence')}
          action={
            <ButtonLink kind="pri" to="/app/explore">
              {t('notFound.action')}
            </ButtonLink>
          }
        />
      </main>
    </div>
  )
}
