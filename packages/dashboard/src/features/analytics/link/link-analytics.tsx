import type { Tag } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { analyticsSharing } from '../../../text/en/visits/analytics-sharing.ts'
import { experiences } from '../../../text/en/apps/experiences.ts'
import { links as linkTexts } from '../../../text/en/links/links.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { useLibrary } from '../../../entities/experience/library.ts'
import { LinkCard } from '../../../entities/link/link-card.tsx'
import { linksQuery } from '../../../entities/link/queries.ts'
import { codeUrl, editLinkPath, LINKS_PATH, shortUrl, withoutScheme } from '../../../entities/link/link-paths.ts'
import { nameOf } from '../../../entities/link/name-of.ts'
import { slidePath } from '../../../entities/slide/slide-path.ts'
import { ReportActions } from '../sharing/report-actions.tsx'
import { ReportSkeleton } from '../states/report-skeleton.tsx'
import { slideDrawer } from '../slide-drawer.tsx'
import { SubjectAnalytics } from '../subject-analytics.tsx'
import styles from './link-analytics.module.css'

addTexts('analyticsSharing', analyticsSharing)
addTexts('experiences', experiences)
addTexts('links', linkTexts)

/** The visits through one link, wherever it led. */
export function LinkAnalytics({ tagId }: { tagId: string }) {
  const t = useText()
  const publicUrl = useLinkUrl()
  const query = useQuery(linksQuery(useApi()))
  const link = query.data?.find((one) => one.tagId === tagId)
  const title = link ? t('analyticsSharing:link.title', { name: nameOf(link, t) }) : t('analyticsSharing:link.page')
  return (
    <>
      <title>{title}</title>
      <PageHeader
        title={title}
        subtitle={link && withoutScheme(shortUrl(publicUrl, link))}
        back={{ to: LINKS_PATH, label: t('analyticsSharing:link.back') }}
        actions={
          link && (
            <ButtonLink icon="edit" to={editLinkPath(link.tagId)}>
              {t('analyticsSharing:link.edit')}
            </ButtonLink>
          )
        }
      />
      <main className={styles.main}>
        {link ? <LinkReport link={link} publicUrl={publicUrl} /> : <NoLink query={query} />}
      </main>
    </>
  )
}

function LinkReport({ link, publicUrl }: { link: Tag; publicUrl: string }) {
  const t = useText()
  const { library } = useLibrary()
  const name = nameOf(link, t)
  const subject = { kind: 'LINK', id: link.tagId } as const
  return (
    <SubjectAnalytics
      subject={subject}
      drawSlide={library && slideDrawer(library)}
      pathOf={(kind, id) => (kind === 'SLIDE' ? slidePath(id, link.experienceId ?? undefined) : editLinkPath(id))}
      isOff={!link.active}
      firstSteps={
        link.active && <LinkCard url={codeUrl(publicUrl, link)} name={name} fileName={link.slug || link.tagId} />
      }
    >
      <ReportActions subject={subject} name={name} />
    </SubjectAnalytics>
  )
}

interface NoLinkProps {
  query: { data: readonly Tag[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
}

function NoLink({ query }: NoLinkProps) {
  const t = useText()
  if (query.data)
    return (
      <EmptyState
        drawing="lost"
        title={t('analyticsSharing:link.gone')}
        sentence={t('analyticsSharing:link.goneSentence')}
        action={<ButtonLink to={LINKS_PATH}>{t('analyticsSharing:link.all')}</ButtonLink>}
      />
    )
  if (!query.isError) return <ReportSkeleton />
  return (
    <ErrorState
      title={t('analyticsSharing:link.notLoaded')}
      sentence={t('analyticsSharing:link.notLoadedSentence')}
      safe={t('links:list.errorSafe')}
      retry={{ label: t('retry'), onRetry: () => void query.refetch(), busy: query.isFetching }}
    />
  )
}
