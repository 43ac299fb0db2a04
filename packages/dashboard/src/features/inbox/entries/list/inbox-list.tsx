import type { InboxEntry } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import type { ListSelection } from '../../../../ui/list/selecting/use-selection.ts'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import type { InboxAddress } from '../use-inbox-address.ts'
import { EntryRow } from './entry-row.tsx'
import styles from '../../frame/list/list.module.css'
import { FreshRows, StaleRows, WaitingRows } from '../../frame/list/list-states.tsx'
import type { Entries } from './use-entries.ts'

interface InboxListProps {
  list: Entries
  address: InboxAddress
  selection: ListSelection
  isBeside: boolean
  /** No entry was ever received, spam included. */
  isFresh: boolean
}

function Nothing({ address, isFresh }: Pick<InboxListProps, 'address' | 'isFresh'>) {
  const t = useText()
  const { tab } = address.chosen
  if (isFresh)
    return (
      <EmptyState
        drawing="mail"
        title={t(`inbox:empty.${tab}.title`)}
        sentence={t(`inbox:empty.${tab}.sentence`)}
        action={
          <ButtonLink kind="pri" icon="slides" to="/app/experienceItems">
            {t(`inbox:empty.${tab}.action`)}
          </ButtonLink>
        }
      />
    )
  const isNarrow = address.filterCount > 0 || address.search !== ''
  return (
    <EmptyState
      drawing="lost"
      title={address.search ? t('inbox:none.search', { search: address.search }) : t('inbox:none.title')}
      sentence={t(isNarrow ? 'inbox:none.filters' : 'inbox:none.spam')}
      {...(isNarrow && { action: <Button onClick={address.showEverything}>{t('lists:showAll')}</Button> })}
    />
  )
}

function Rows({ list, address, selection, isBeside }: Omit<InboxListProps, 'isFresh'>) {
  return (
    <ul className={styles.rows} data-inbox-list aria-busy={list.isChanging}>
      {list.entries.map((entry: InboxEntry) => (
        <li key={entry.id}>
          <EntryRow
            entry={entry}
            to={address.openPath(entry.id)}
            isOpen={entry.id === address.openId}
            isBeside={isBeside}
            isSelecting={selection.isOn}
            isSelected={selection.has(entry.id)}
            onToggle={selection.toggle}
          />
        </li>
      ))}
    </ul>
  )
}

/** The loaded pages of entries, or a message in their place. */
export function InboxList(props: InboxListProps) {
  const { list, address, isFresh } = props
  const t = useText()
  if (list.state === 'LOADING') return <WaitingRows label={t('inbox:loading')} widths={['100%', '70%']} />
  if (list.state === 'FAILED')
    return (
      <ErrorState
        title={t('inbox:error.title')}
        sentence={t('inbox:error.sentence')}
        safe={t('inbox:error.safe')}
        retry={{ label: t('retry'), onRetry: list.retry, busy: list.isChanging }}
      />
    )
  const fresh = list.news.count > 0 && <FreshRows count={list.news.count} onShow={list.news.show} />
  if (list.entries.length === 0) return fresh || <Nothing address={address} isFresh={isFresh} />
  return (
    <>
      {list.isStale && <StaleRows text={t('inbox:error.stale')} isBusy={list.isChanging} onRetry={list.retry} />}
      {fresh}
      <h2 className="visually-hidden">{t(`inbox:tabs.${address.chosen.tab}`)}</h2>
      <Rows {...props} />
      {list.hasMore && (
        <div className={styles.more}>
          <Button busy={list.isFetchingMore} onClick={list.showMore}>
            {t('inbox:more')}
          </Button>
        </div>
      )}
    </>
  )
}
