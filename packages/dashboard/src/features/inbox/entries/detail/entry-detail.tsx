import type { InboxEntry, Page, ReviewState } from '@taplet/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../../../../lib/focus-heading.ts'
import { useText } from '../../../../lib/text.ts'
import { useIsPhone } from '../../../../lib/device/use-is-phone.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useMarkRead } from '../calls/use-mark-read.ts'
import { whoOf } from '../entry-labels.ts'
import styles from '../../frame/detail/detail.module.css'
import { ReviewDetail } from './review-detail.tsx'
import { SubscriberDetail } from './subscriber-detail.tsx'

export interface EntryActions {
  decide: (entries: readonly InboxEntry[], state: ReviewState) => void
  markSpam: (entries: readonly InboxEntry[], isSpam: boolean) => void
  remove: (entries: readonly InboxEntry[]) => void
  /** Opens the previous or next entry. */
  move: (step: 1 | -1) => void
  close: () => void
}

interface EntryDetailProps {
  entry: InboxEntry
  pages: readonly Page[]
  isBeside: boolean
  actions: EntryActions
  canMove: { back: boolean; on: boolean }
}

/** A whole entry: beside the list, or instead of it where there is no room for both. */
export function EntryDetail({ entry, pages, isBeside, actions, canMove }: EntryDetailProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const { mark } = useMarkRead()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id } = entry
  // Effect: marks it as read on the server, once per opening, so that it can be marked unread again.
  useEffect(() => {
    void mark([entry], true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [id])
  // Effect: the document's focus, as the element that had it is covered.
  useLayoutEffect(() => {
    if (!isBeside) focusHeading(heading.current)
  }, [id, isBeside])
  const one = [entry]
  return (
    <section className={styles.detail} aria-label={t(`inbox:kinds.${entry.kind}`)}>
      <header className={styles.head}>
        {!isBeside && <IconButton icon="back" label={t('inbox:close')} onClick={actions.close} />}
        <h2 ref={heading}>{whoOf(entry, t)}</h2>
        <IconButton
          icon="up"
          label={t('inbox:before')}
          shortcut="K"
          disabled={!canMove.back}
          onClick={() => actions.move(-1)}
        />
        <IconButton
          icon="down"
          label={t('inbox:next')}
          shortcut="J"
          disabled={!canMove.on}
          onClick={() => actions.move(1)}
        />
        {!isPhone && (
          <IconButton
            icon={entry.isRead ? 'mail' : 'check'}
            label={t(entry.isRead ? 'inbox:markUnread' : 'inbox:markRead')}
            shortcut="U"
            onClick={() => void mark(one, !entry.isRead)}
          />
        )}
        <IconButton icon="trash" label={t('delete')} shortcut="Del" onClick={() => actions.remove(one)} />
        {isBeside && <IconButton icon="close" label={t('close')} shortcut="Esc" onClick={actions.close} />}
      </header>
      {entry.kind === 'REVIEW' ? (
        <ReviewDetail review={entry} pages={pages} onDecide={(state) => actions.decide(one, state)} />
      ) : (
        <SubscriberDetail
          key={entry.id}
          person={entry}
          onSpam={(isSpam) => actions.markSpam(one, isSpam)}
          onGone={actions.close}
        />
      )}
    </section>
  )
}
