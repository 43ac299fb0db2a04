import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import stripStyles from '../../ui/list/undo-strip.module.css'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { HeadAction } from './head-action.tsx'
import { ClearDialog } from './clear-dialog.tsx'
import { DeviceNote, PausedNote } from './history-notes.tsx'
import styles from './history-view.module.css'
import { RemovedStrip } from './list/removed-strip.tsx'
import { useRestoredFocus } from './list/use-restored-focus.ts'
import type { Visited, VisitedList } from './list/visited.ts'
import { VisitedDays } from './list/visited-days.tsx'
import { type HistorySteps, useHistorySteps } from './use-history-steps.ts'

interface HistoryViewProps {
  list: VisitedList
  isSignedIn: boolean
  search: string
  onSearch: (search: string) => void
}

const SHOWN_SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The history of a person or a device, with its actions. */
export function HistoryView({ list, isSignedIn, search, onSearch }: HistoryViewProps) {
  const t = useText()
  const steps = useHistorySteps(list)
  const focus = useRestoredFocus(list.items)
  const [isAsking, setIsAsking] = useState(false)
  const isEmpty = list.state === 'SHOWN' && list.items.length === 0 && search === ''
  const clear = async () => {
    if (await steps.clear()) setIsAsking(false)
  }
  const hasSome = list.state === 'SHOWN' && !isEmpty
  return (
    <>
      <PageHeader
        title={t('history:title')}
        subtitle={t(isSignedIn ? 'history:account' : 'history:device')}
        actions={
          <>
            {!list.isPaused && (
              <HeadAction
                icon="pause"
                label={t('history:pause')}
                isBusy={steps.isPausing}
                onAct={() => void steps.pause(true)}
              />
            )}
            {hasSome && <HeadAction icon="trash" label={t('history:clear')} onAct={() => setIsAsking(true)} />}
          </>
        }
      />
      <main className={styles.main}>
        {list.isPaused && (
          <PausedNote isSignedIn={isSignedIn} isBusy={steps.isPausing} onResume={() => void steps.pause(false)} />
        )}
        {!isSignedIn && !isEmpty && <DeviceNote />}
        {!isEmpty && (
          <div className={styles.search}>
            <SearchField
              label={t('history:search')}
              clearLabel={t('history:clearSearch')}
              value={search}
              onChange={onSearch}
              shortcut="/"
            />
          </div>
        )}
        <JustRemoved steps={steps} onUndo={focus.comeBack} />
        <Body
          {...{ list, isEmpty, search }}
          onShowAll={() => onSearch('')}
          onRemove={(item) => {
            focus.leave(item)
            return steps.remove(item)
          }}
        />
      </main>
      <ClearDialog
        isOpen={isAsking}
        isSignedIn={isSignedIn}
        isBusy={steps.isClearing}
        onClear={() => void clear()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

/** Offers to undo a removal. */
function JustRemoved({ steps, onUndo }: { steps: HistorySteps; onUndo: (item: Visited) => void }) {
  const { removed, removedText } = steps
  return (
    <div className={stripStyles['strips']} role="status">
      {removed && removedText && (
        <RemovedStrip
          key={removed.historyItemId}
          text={removedText}
          onUndo={() => {
            onUndo(removed)
            void steps.undo()
          }}
          onGone={steps.endUndo}
        />
      )}
    </div>
  )
}

interface BodyProps extends Pick<HistoryViewProps, 'list' | 'search'> {
  isEmpty: boolean
  onShowAll: () => void
  onRemove: (item: VisitedList['items'][number]) => Promise<void>
}

/** The list in any of its states: loading, failed, empty, loaded. */
function Body({ list, search, isEmpty, onShowAll, onRemove }: BodyProps) {
  const t = useText()
  if (list.state === 'LOADING') return <Loading />
  if (list.state === 'FAILED')
    return (
      <ErrorState
        title={t('history:errorTitle')}
        sentence={t('history:errorSentence')}
        safe={t('history:errorSafe')}
        retry={{ label: t('retry'), onRetry: list.retry, busy: list.isFetching }}
      />
    )
  if (isEmpty)
    return (
      <EmptyState
        drawing="history"
        title={t('history:emptyTitle')}
        sentence={t(list.isPaused ? 'history:emptyPaused' : 'history:emptySentence')}
        action={
          <ButtonLink kind="pri" icon="explore" to="/app/explore">
            {t('history:explore')}
          </ButtonLink>
        }
      />
    )
  if (list.items.length === 0 && !list.hasMore)
    return (
      <EmptyState
        drawing="lost"
        title={t('history:noMatch', { search })}
        sentence={t('history:noMatchHint')}
        action={<Button onClick={onShowAll}>{t('history:showAll')}</Button>}
      />
    )
  return <VisitedDays list={list} onRemove={(item) => void onRemove(item)} />
}

function Loading() {
  const t = useText()
  return (
    <Skeletons label={t('history:loading')}>
      <div className={styles.skeletons}>
        {SHOWN_SKELETONS.map((one) => (
          <Skeleton key={one} height="100%" radius="24px 24px 8px 24px" />
        ))}
      </div>
    </Skeletons>
  )
}
