import type { InboxEntry } from '@taplet/contract/inbox'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { ListSelection } from '../../../ui/list/use-selection.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import type { InboxAddress } from '../use-inbox-address.ts'
import { MOST_NEWS } from '../calls/queries.ts'
import { EntryRow } from './entry-row.tsx'
import styles from './inbox-list.module.css'
import type { Entries } from './use-entries.ts'
import type { News } from './use-news.ts'

interface InboxListProps {
  list: Entries
  address: InboxAddress
  selection: ListSelection
  isBeside: boolean
  /** Nothing has ever come in, spam and all. */
  isFresh: boolean
}

const SHOWN_SKELETONS = [1, 2, 3, 4, 5, 6]

function Nothing({ address, isFresh }: Pick<InboxListProps, 'address' | 'isFresh'>) {
  const t = useText()
  const { tab } = address.chosen
  if (isFresh)
    return (
      <EmptyState
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
    <ul className={styles['rows']} data-inbox-list aria-busy={list.isChanging}>
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

/** Says that more has come in, and brings it in when asked to. */
function Fresh({ news }: { news: News }) {
  const t = useText()
  return (
    <div className={styles['fresh']} role="status">
      <button type="button" onClick={news.show}>
        <Icon name="up" />
        {t(news.count < MOST_NEWS ? 'inbox:fresh' : 'inbox:freshMany', { count: news.count })}
      </button>
    </div>
  )
}

/** A page of entries after the other, or what there is to say instead. */
export function InboxList(props: InboxListProps) {
  const { list, address, isFresh } = props
  const t = useText()
  if (list.state === 'LOADING')
    return (
      <Skeletons label={t('inbox:loading')}>
        <div className={styles['rows']}>
          {SHOWN_SKELETONS.map((one) => (
            <div key={one} className={styles['skeleton']}>
              <Skeleton width="44%" height={18} />
              <Skeleton height={14} />
              <Skeleton width="70%" height={12} />
            </div>
          ))}
        </div>
      </Skeletons>
    )
  if (list.state === 'FAILED')
    return (
      <ErrorState
        title={t('inbox:error.title')}
        sentence={t('inbox:error.sentence')}
        safe={t('inbox:error.safe')}
        retry={{ label: t('retry'), onRetry: list.retry, busy: list.isChanging }}
      />
    )
  const fresh = list.news.count > 0 && <Fresh news={list.news} />
  if (list.entries.length === 0) return fresh || <Nothing address={address} isFresh={isFresh} />
  return (
    <>
      {list.isStale && (
        <div className={styles['stale']} role="status">
          <p>{t('inbox:error.stale')}</p>
          <Button small icon="reload" busy={list.isChanging} onClick={list.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {fresh}
      <h2 className="visually-hidden">{t(`inbox:tabs.${address.chosen.tab}`)}</h2>
      <Rows {...props} />
      {list.hasMore && (
        <div className={styles['more']}>
          <Button busy={list.isFetchingMore} onClick={list.showMore}>
            {t('inbox:more')}
          </Button>
        </div>
      )}
    </>
  )
}
