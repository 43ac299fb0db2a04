import { useNavigate } from 'react-router'
import { useText } from '../lib/text.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** An address of the product whose screen is still being built: says so and leads back. */
export function Soon() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <main style={{ minHeight: '80dvh', display: 'grid', alignContent: 'center' }}>
      <title>{t('soon.title')}</title>
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
