import type { InboxReview, VisitorData } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { ChoiceBox } from '../../../ui/fields/choice-box.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { dateOf } from '../closing/date-of.ts'
import { RecordList } from './record-list.tsx'
import styles from './visitors.module.css'

interface VisitorRecordsProps {
  visitor: VisitorData
  /** Reviews under the same name that are this person's. */
  chosen: ReadonlySet<string>
  onChoose: (reviewId: string, isTheirs: boolean) => void
}

const idOf = ({ id }: { id: string }): string => id

/** When and where something was left. */
function Place({ at, where }: { at: string; where: string }) {
  return (
    <small>
      <time dateTime={at}>{dateOf(at)}</time>
      {where && ` · ${where}`}
    </small>
  )
}

/** Everything that is stored of a visitor, by kind. */
export function VisitorRecords({ visitor, chosen, onChoose }: VisitorRecordsProps) {
  const t = useText()
  const { signUps, reviews, reviewsByName, orders, visits, isSuppressed } = visitor
  const wordsOf = ({ text, stars }: InboxReview): string => text || t('visitors:noText', { stars })
  return (
    <>
      <RecordList title={t('visitors:signUps', { count: signUps.length })} records={signUps} keyOf={idOf}>
        {({ name, email, createdAt, experienceName }) => (
          <>
            <b>{name || email}</b>
            <Place at={createdAt} where={experienceName} />
          </>
        )}
      </RecordList>
      <RecordList title={t('visitors:reviews', { count: reviews.length })} records={reviews} keyOf={idOf}>
        {(review) => (
          <>
            <b className={styles.words}>{wordsOf(review)}</b>
            <Place at={review.createdAt} where={review.experienceName} />
          </>
        )}
      </RecordList>
      <RecordList
        title={t('visitors:orders', { count: orders.length })}
        records={orders}
        keyOf={({ orderId }) => orderId}
      >
        {({ title, orderNumber, createdAt, buyerName, retainedUntil }) => (
          <>
            <b>{t('visitors:order', { what: title, number: orderNumber })}</b>
            <Place at={createdAt} where={buyerName} />
            {retainedUntil !== null && (
              <Chip tone="amber">{t('visitors:retainedUntil', { date: dateOf(retainedUntil) })}</Chip>
            )}
          </>
        )}
      </RecordList>
      {visits > 0 && (
        <section className={styles.records}>
          <h4>{t('visitors:visits', { count: visits })}</h4>
          <p className={styles.hint}>{t('visitors:visitsAbout')}</p>
        </section>
      )}
      <RecordList
        title={t('visitors:byName', { count: reviewsByName.length })}
        hint={t('visitors:byNameHint')}
        records={reviewsByName}
        keyOf={idOf}
      >
        {(review) => (
          <label className={styles.choice} htmlFor={review.id}>
            <ChoiceBox
              id={review.id}
              type="checkbox"
              checked={chosen.has(review.id)}
              onChange={(event) => onChoose(review.id, event.target.checked)}
            />
            <span>
              <b className={styles.words}>{wordsOf(review)}</b>
              <Place at={review.createdAt} where={review.name} />
            </span>
          </label>
        )}
      </RecordList>
      {isSuppressed && <p className={styles.hint}>{t('visitors:suppressed')}</p>}
    </>
  )
}
