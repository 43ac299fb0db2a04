import type { InboxEntry, Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useText } from '../../../lib/text.ts'
import { useIsWide } from '../../../lib/device/use-is-phone.ts'
import { BulkBar } from '../../../ui/list/selecting/bulk-bar.tsx'
import { UndoStrip } from '../../../ui/list/undo-strip.tsx'
import { useDeleting } from '../../../ui/list/use-deleting.ts'
import { entryQuery } from '../queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useMarkRead } from './calls/use-mark-read.ts'
import { bulkActionsOf } from './bulk-actions.ts'
import { DetailPane } from './detail/detail-pane.tsx'
import { exportUrl, kindOf } from './inbox-address.ts'
import { InboxHeader } from '../frame/inbox-header.tsx'
import { InboxTabs } from '../frame/inbox-tabs.tsx'
import styles from '../frame/frame.module.css'
import { BulkStrip } from '../frame/list/bulk-strip.tsx'
import { InboxList } from './list/inbox-list.tsx'
import { InboxTools } from './list/inbox-tools.tsx'
import { useBulkStrip } from '../frame/list/use-bulk-strip.ts'
import { useEntries } from './list/use-entries.ts'
import { useTicked } from '../frame/list/use-ticked.ts'
import { useFocusOnReturn } from '../frame/use-focus-on-return.ts'
import { useInboxActions } from './use-inbox-actions.ts'
import { type InboxAddress, useInboxAddress } from './use-inbox-address.ts'
import { useInboxNumbers } from './use-inbox-numbers.ts'
import { useInboxShortcuts } from './use-inbox-shortcuts.ts'

const idOf = ({ id }: InboxEntry) => id

/** The entry in the address: from the list, else fetched. Null when it is gone, with a retry when loading failed. */
function useOpened(address: InboxAddress, entries: readonly InboxEntry[], isListed: boolean) {
  const { openId, chosen } = address
  const deleting = useDeleting('INBOX')
  const listed = entries.find(({ id }) => id === openId)
  const query = useQuery({
    ...entryQuery(useApi().inbox, kindOf(chosen.tab), openId),
    enabled: openId !== '' && isListed && !listed,
  })
  const retry = query.isError ? () => void query.refetch() : undefined
  if (openId === '') return { retry: undefined }
  const entry = deleting.has(openId) ? null : (listed ?? query.data)
  return { entry, retry: entry === undefined ? retry : undefined }
}

/** Moves the focus, because the focused element is replaced by another. */
export function InboxView({ pages }: { pages: readonly Page[] }) {
  const t = useText()
  const isWide = useIsWide()
  const experienceIds = useMemo(() => pages.map((page) => page.experienceId), [pages])
  const address = useInboxAddress(experienceIds)
  const { counts, found, total, unread, isFresh } = useInboxNumbers(address)
  const list = useEntries(address.wanted)
  const { entries } = list
  const { tab } = address.chosen
  const { selection, ticked, more } = useTicked({
    key: JSON.stringify(address.wanted),
    shown: entries,
    idOf,
    fetchRest: list.fetchRest,
    hasMore: list.hasMore,
    total,
  })
  const { news, strip } = useBulkStrip()
  const actions = useInboxActions({ entries, address, selection, isBeside: isWide, strip })
  const { mark, markAll } = useMarkRead()
  const { entry: opened, retry } = useOpened(address, entries, list.state === 'SHOWN')
  const { sheet, openSheet } = useInboxShortcuts({
    entries,
    opened: opened ?? undefined,
    selection,
    ticked,
    actions,
    isReviews: tab === 'reviews',
  })
  useFocusOnReturn(address.openId)
  const isCovered = address.openId !== '' && !isWide
  return (
    <>
      <InboxHeader
        subtitle={unread === undefined ? t('inbox:lede') : t('inbox:news', { count: unread })}
        exportUrl={exportUrl(address.wanted)}
        actions={[{ label: t('inbox:markAll'), icon: 'check', disabled: unread === 0, onSelect: () => void markAll() }]}
        onShortcuts={openSheet}
      />
      <main className={styles.main} data-covered={isCovered}>
        <UndoStrip kind="INBOX" />
        <BulkStrip news={news} onGone={strip.clear} />
        {!isCovered && (
          <>
            <InboxTabs current={address.chosen.tab} counts={counts} />
            <InboxTools address={address} counts={found} pages={pages} selection={selection} />
          </>
        )}
        <div className={styles.columns} data-beside={isWide && (entries.length > 0 || opened !== undefined)}>
          <div className={styles.list} hidden={isCovered && list.state !== 'FAILED'}>
            <InboxList list={list} address={address} selection={selection} isBeside={isWide} isFresh={isFresh} />
          </div>
          <DetailPane
            opened={opened}
            retry={retry}
            openId={address.openId}
            entries={entries}
            isListMissing={list.state === 'FAILED'}
            pages={pages}
            isBeside={isWide}
            actions={actions}
          />
        </div>
        <BulkBar
          selection={selection}
          more={more}
          actions={bulkActionsOf(ticked, actions, (isRead) => void mark(ticked, isRead), t)}
        />
      </main>
      {sheet}
    </>
  )
}
