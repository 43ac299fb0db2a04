import { FREE_LIMITS, linkPath, type Page, tierOf } from '@taplet/contract'
import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQuery } from '../features/account/queries.ts'
import { useLibrary, viewOf } from '../features/experiences/library-query.ts'
import { copyText } from '../features/experiences/link/copy-text.ts'
import { DeleteExperienceDialog } from '../features/experiences/list/delete-experience-dialog.tsx'
import { ExperienceCard } from '../features/experiences/list/experience-card.tsx'
import { findExperiences, type SortKey } from '../features/experiences/list/find-experiences.ts'
import { pagesQuery } from '../features/experiences/queries.ts'
import { useApi } from '../lib/api.ts'
import { usePublicUrl } from '../lib/instance.ts'
import { addTexts, useText } from '../lib/text.ts'
import { experiences } from '../text/en/experiences.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { Segment } from '../ui/fields/segment.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { toast } from '../ui/toasts/toast.tsx'
import styles from './experiences.module.css'

addTexts('experiences', experiences)

/** /app/experiences: all instant apps of the account. */
export function Experiences() {
  const t = useText()
  const api = useApi()
  const publicUrl = usePublicUrl()
  const { data: pages } = useSuspenseQuery(pagesQuery(api))
  const { data: account } = useQuery(accountQuery(api))
  const { library, isFailed } = useLibrary()
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<SortKey>('changed')
  const [deleting, setDeleting] = useState<Page>()
  const found = findExperiences(pages, search, sort)
  const isFree = account !== undefined && tierOf(account.accessLevel) === 'FREE'
  const handleCopy = async (page: Page) => {
    if (await copyText(publicUrl + linkPath(page.tagId))) toast.done(t('experiences:linkCopied'))
    else toast.failed(t('experiences:copyFailed'))
  }
  const room = { count: pages.length, limit: FREE_LIMITS.experience }
  return (
    <>
      <title>{t('experiences:title')}</title>
      <PageHeader
        title={t('experiences:title')}
        subtitle={isFree ? t('experiences:roomLeft', room) : t('experiences:count', { count: pages.length })}
        actions={
          <ButtonLink kind="pri" icon="plus" to="/app/experiences/create">
            {t('experiences:new')}
          </ButtonLink>
        }
      />
      <main className={styles['main']}>
        <div className={styles['tools']}>
          <SearchField
            label={t('experiences:search')}
            clearLabel={t('experiences:clearSearch')}
            value={search}
            onChange={setSearch}
            shortcut="/"
          />
          <div className={styles['sort']}>
            <Segment
              label={t('experiences:sort.label')}
              value={sort}
              onChange={setSort}
              options={[
                { value: 'changed', label: t('experiences:sort.changed') },
                { value: 'name', label: t('experiences:sort.name') },
              ]}
            />
          </div>
        </div>
        {found.length === 0 && (
          <EmptyState
            title={t('experiences:noMatch', { search })}
            sentence={t('experiences:noMatchHint')}
            drawing="lost"
          />
        )}
        {!library && !isFailed ? (
          <Skeletons label={t('experiences:loading')}>
            <div className={styles['grid']}>
              {found.map((page) => (
                <Skeleton key={page.experienceId} height={372} radius={16} />
              ))}
            </div>
          </Skeletons>
        ) : (
          <ul className={styles['grid']}>
            {found.map((page) => (
              <li key={page.experienceId}>
                <ExperienceCard
                  page={page}
                  cover={viewOf(library, page.experienceItems[0] ?? '')}
                  media={library?.media ?? {}}
                  onCopyLink={() => void handleCopy(page)}
                  onDelete={() => setDeleting(page)}
                />
              </li>
            ))}
          </ul>
        )}
      </main>
      <DeleteExperienceDialog page={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )
}
