import { type InboxReview, REVIEW_REPLY_MAX } from '@taplet/contract'
import { type FormEvent, useRef, useState } from 'react'
import { afterPaint } from '../../../../lib/timing/after-paint.ts'
import { exactTime } from '../../../../lib/timing/clock-time.ts'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { useReply } from '../calls/use-reply.ts'
import styles from '../../frame/detail/detail.module.css'
import { replyDrafts } from './reply-drafts.ts'

const EDIT = '[data-reply="edit"]'

/** The reply as visitors read it. */
function Answer({ review, onEdit, onRemove }: { review: InboxReview; onEdit: () => void; onRemove: () => void }) {
  const t = useText()
  return (
    <div className={styles.answer}>
      <p dir="auto">{review.reply}</p>
      <p className={styles.small}>
        {review.repliedAt && exactTime(review.repliedAt)}
        {' · '}
        {t(review.state === 'APPROVED' ? 'inbox:reply.shown' : 'inbox:reply.waits')}
      </p>
      <div className={styles.actions}>
        <Button small icon="edit" onClick={onEdit} data-reply="edit">
          {t('inbox:reply.edit')}
        </Button>
        <Button small danger icon="trash" onClick={onRemove}>
          {t('inbox:reply.remove')}
        </Button>
      </div>
    </div>
  )
}

/** Replies to a review. Unsent text is stored, even when another review is opened in between. */
export function ReplyBox({ review }: { review: InboxReview }) {
  const t = useText()
  const send = useReply()
  const box = useRef<HTMLElement>(null)
  const [draft, setDraft] = useState(() => replyDrafts.read(review.id))
  const isEditing = draft !== undefined || review.reply === ''
  const change = (next: string | undefined) => {
    setDraft(next)
    replyDrafts.keep(review.id, next)
  }
  /** The focused element is replaced by another. */
  const leadFocus = (to: string) => afterPaint(() => box.current?.querySelector<HTMLElement>(to)?.focus())
  const handleSend = async (text: string) => {
    change(undefined)
    leadFocus(text ? EDIT : 'textarea')
    // The text returns, to be sent again; after a failed removal the reply is there as before.
    if (!(await send(review, text)) && text) change(text)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const text = (draft ?? '').trim()
    if (text === review.reply) change(undefined)
    else void handleSend(text)
  }
  return (
    <section ref={box} className={styles.reply} aria-label={t('inbox:reply.name')}>
      {isEditing ? (
        <form onSubmit={handleSubmit}>
          <TextArea
            label={t('inbox:reply.label')}
            aside={`${(draft ?? '').length} / ${REVIEW_REPLY_MAX}`}
            hint={t(review.state === 'APPROVED' ? 'inbox:reply.hint' : 'inbox:reply.hintWaiting')}
            maxLength={REVIEW_REPLY_MAX}
            rows={3}
            dir="auto"
            value={draft ?? ''}
            onChange={(event) => change(event.target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" small kind="soft" icon="arrowRight" disabled={(draft ?? '').trim() === ''}>
              {t(review.reply ? 'inbox:reply.save' : 'inbox:reply.send')}
            </Button>
            {review.reply && (
              <Button
                small
                kind="plain"
                onClick={() => {
                  change(undefined)
                  leadFocus(EDIT)
                }}
              >
                {t('cancel')}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <>
          <h3>{t('inbox:reply.name')}</h3>
          <Answer
            review={review}
            onEdit={() => {
              change(review.reply)
              leadFocus('textarea')
            }}
            onRemove={() => void handleSend('')}
          />
        </>
      )}
    </section>
  )
}
