import type { Page, Tag } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { linkForm } from '../../../text/en/links/link-form.ts'
import { links as linkTexts } from '../../../text/en/links/links.ts'
import { lists } from '../../../text/en/lists.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { UndoStrip } from '../../../ui/list/undo-strip.tsx'
import { useDeleting } from '../../../ui/list/use-deleting.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { linkStatsQuery, linksQuery } from '../../../entities/link/queries.ts'
import { LINKS_PATH } from '../../../entities/link/link-paths.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import { useKnown } from '../parts/use-known.ts'
import { AppLinkRows } from './app-link-rows.tsx'
import styles from './app-links.module.css'
import { QuickLink } from './quick-link.tsx'

addTexts('links', linkTexts)
addTexts('linkForm', linkForm)
addTexts('lists', lists)

interface Item {
  type: string
  action: string
}

interface AppLinksProps {
  page: Page
  /** The active configuration item (spec §4): TRIGGER; ADD_NEW opens the form for a new link. */
  item: Item
  onActivate: (item: Item) => void
  DownloadDialog: DownloadDialogComponent
}

const home: Item = { type: 'HOME', action: 'SHOW' }
const addNew: Item = { type: 'TRIGGER', action: 'ADD_NEW' }

/** The app's own link first, then the newest. */
const inOrder = (one: Tag, other: Tag) =>
  Number(other.isDefault) - Number(one.isDefault) || other.createdAt.localeCompare(one.createdAt)

/** The links to one app, and a way to add another. Everything that links can do is available here (spec D14). */
export function AppLinks({ page, item, onActivate, DownloadDialog }: AppLinksProps) {
  const t = useText()
  const api = useApi()
  const publicUrl = useLinkUrl()
  const query = useQuery(linksQuery(api))
  const { data: stats } = useQuery(linkStatsQuery(api))
  const known = useKnown()
  const deleting = useDeleting('LINKS')
  const links = useMemo(
    () =>
      query.data?.filter((link) => link.experienceId === page.experienceId && !deleting.has(link.tagId)).sort(inOrder),
    [query.data, page.experienceId, deleting],
  )
  const isAdding = item.type === addNew.type && item.action === addNew.action
  if (!links)
    return query.isError ? (
      <ErrorState
        title={t('links:list.errorTitle')}
        sentence={t('links:list.error')}
        safe={t('links:list.errorSafe')}
        retry={{ label: t('retry'), onRetry: () => void query.refetch(), busy: query.isFetching }}
      />
    ) : (
      <Skeletons label={t('links:list.loading')}>
        <Skeleton height={120} radius={16} />
      </Skeletons>
    )
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <p>{t('links:ofApp.lede')}</p>
        <div className={styles.actions}>
          <ButtonLink kind="plain" to={`${LINKS_PATH}?app=${encodeURIComponent(page.experienceId)}`}>
            {t('links:ofApp.all')}
          </ButtonLink>
          <Button kind="soft" icon="plus" aria-expanded={isAdding} onClick={() => onActivate(isAdding ? home : addNew)}>
            {t('links:ofApp.add')}
          </Button>
        </div>
      </div>
      <UndoStrip kind="LINKS" />
      {isAdding && <QuickLink page={page} known={known} onDone={() => onActivate(home)} />}
      <AppLinkRows {...{ links, known, publicUrl, DownloadDialog }} facts={stats ?? { scans: {}, health: {} }} />
    </div>
  )
}
