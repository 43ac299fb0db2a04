import type { InboxEntry, Page } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../../../ui/states/skeleton.tsx'
import styles from '../../frame/detail/detail.module.css'
import { type EntryActions, EntryDetail } from './entry-detail.tsx'
import { NothingOpen } from '../../frame/detail/nothing-open.tsx'

interface DetailAsideProps {
  /** Undefined while loading, null when the entry no longer exists. */
  opened: InboxEntry | null | undefined
  openId: string
  /** Set when loading failed. */
  retry: (() => void) | undefined
  entries: readonly InboxEntry[]
  /** There is no list to look it up in. */
  isListMissing: boolean
  pages: readonly Page[]
  isBeside: boolean
  actions: EntryActions
}

/** The open entry, or what is shown in its place. */
export function DetailPane({
  opened,
  openId,
  retry,
  entries,
  isListMissing,
  pages,
  isBeside,
  actions,
}: DetailAsideProps) {
  const t = useText()
  if (openId === '') {
    if (!isBeside || entries.length === 0) return null
    return <NothingOpen sentence={t('inbox:pick')} />
  }
  if (retry)
    return (
      <ErrorState
        title={t('inbox:error.entry')}
        sentence={t('inbox:error.sentence')}
        retry={{ label: t('retry'), onRetry: retry }}
      />
    )
  // A list that failed to load says so itself.
  if (opened === undefined && isListMissing) return null
  if (opened === undefined)
    return (
      <Skeletons label={t('inbox:loading')}>
        <Skeleton height={320} radius={16} />
      </Skeletons>
    )
  if (opened === null)
    return (
      <section className={styles.detail} aria-label={t('inbox:gone.title')}>
        <div className={styles.missing}>
          <p>{t('inbox:gone.title')}</p>
          <div className={styles.actions}>
            <Button onClick={actions.close}>{t('inbox:close')}</Button>
          </div>
        </div>
      </section>
    )
  const index = entries.findIndex(({ id }) => id === openId)
  const canMove = { back: index > 0, on: index >= 0 && index < entries.length - 1 }
  return (
    <div data-detail>
      <EntryDetail entry={opened} pages={pages} isBeside={isBeside} actions={actions} canMove={canMove} />
    </div>
  )
}
