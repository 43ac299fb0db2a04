import type { Page } from '@taplet/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useMatch } from 'react-router'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { useLibrary } from '../../entities/experience/library.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { numbers } from '../../text/en/apps/numbers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SettingRow } from '../../ui/layout/setting-row.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import styles from './numbers.module.css'

addTexts('numbers', numbers)

const AppAnalytics = lazyComponent(
  async () => (await import('../../features/analytics/app-tab/app-analytics.tsx')).AppAnalytics,
)

/** /app/experiences and /app/experiences/{id} for viewers: the numbers of each instant app, and nothing to change. */
export function Numbers() {
  const { data: pages } = useSuspenseQuery(pagesQuery(useApi()))
  const experienceId = useMatch('/app/experiences/:experienceId')?.params.experienceId
  const page = pages.find((one) => one.experienceId === experienceId)
  return page ? <AppNumbers page={page} /> : <AllNumbers pages={pages} />
}

function AllNumbers({ pages }: { pages: readonly Page[] }) {
  const t = useText()
  return (
    <>
      <title>{t('numbers:title')}</title>
      <PageHeader title={t('numbers:title')} subtitle={t('numbers:lead')} />
      <main className={styles.main}>
        {pages.length === 0 ? (
          <EmptyState title={t('numbers:emptyTitle')} sentence={t('numbers:empty')} />
        ) : (
          <div className={styles.list}>
            {pages.map((page) => (
              <SettingRow
                key={page.experienceId}
                icon="chart"
                title={page.pageName}
                actions={
                  <ButtonLink small to={`/app/experiences/${page.experienceId}`}>
                    {t('numbers:see')}
                  </ButtonLink>
                }
              >
                {page.fullPagePath}
              </SettingRow>
            ))}
          </div>
        )}
      </main>
    </>
  )
}

function AppNumbers({ page }: { page: Page }) {
  const t = useText()
  const { library } = useLibrary()
  return (
    <>
      <title>{page.pageName}</title>
      <PageHeader
        title={page.pageName}
        subtitle={page.fullPagePath}
        back={{ to: '/app/experiences', label: t('numbers:back') }}
      />
      <main className={styles.main}>
        <Suspense fallback={<Loader label={t('loading')} />}>
          <AppAnalytics page={page} library={library} />
        </Suspense>
      </main>
    </>
  )
}
