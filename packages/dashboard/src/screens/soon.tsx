import { useNavigate } from 'react-router'
import { useText } from '../lib/text.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** Shown at an address whose screen does not exist yet, with a link back. */
export function Soon() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <main style={{ minHeight: '80dvh', display: 'grid', alignContent: 'center' }}>
      <title>{t('soon.title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        drawing="soon"
        level={1}
        title={t('soon.title')}
        sentence={t('soon.sentence')}
        action={
          <>
            {(globalThis.history.state?.idx ?? 0) > 0 && (
              <Button icon="arrowLeft" onClick={() => navigate(-1)}>
                {t('soon.back')}
              </Button>
            )}
            <ButtonLink kind="pri" to="/app/explore">
              {t('soon.home')}
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}
