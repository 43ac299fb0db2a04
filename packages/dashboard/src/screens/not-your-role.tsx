import { useRole } from '../entities/session/use-may.ts'
import { useText } from '../lib/text.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** Shown at an address that a person's role does not open. */
export function NotYourRole() {
  const t = useText()
  const role = useRole()
  return (
    <main style={{ minHeight: '80dvh', display: 'grid', alignContent: 'center' }}>
      <title>{t('chrome:role.title')}</title>
      <EmptyState
        drawing="lost"
        level={1}
        title={t('chrome:role.title')}
        sentence={t('chrome:role.sentence', { role: t(`chrome:role.${role}`) })}
        action={
          <ButtonLink kind="pri" to="/app/account#people">
            {t('chrome:role.people')}
          </ButtonLink>
        }
      />
    </main>
  )
}
