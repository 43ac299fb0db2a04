import { useLocation, useNavigate } from 'react-router'
import { addTexts, useText } from '../lib/text.ts'
import { legal } from '../text/en/legal.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

addTexts('legal', legal)

/** Shown at an address whose screen does not exist yet, with a link back. */
export function Soon() {
  const t = useText()
  const navigate = useNavigate()
  const isLegal = useLocation().pathname.startsWith('/legal/')
  const title = t(isLegal ? 'legal:title' : 'soon.title')
  return (
    <main style={{ minHeight: '80dvh', display: 'grid', alignContent: 'center' }}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        drawing="soon"
        level={1}
        title={title}
        sentence={t(isLegal ? 'legal:sentence' : 'soon.sentence')}
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
