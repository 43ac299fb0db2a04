import type { VisitorData } from '@taplet/contract'
import { useState } from 'react'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { dateOf } from '../closing/date-of.ts'
import { countsOf } from './counts-of.ts'
import type { useVisitor } from './use-visitor.ts'
import { VisitorRecords } from './visitor-records.tsx'
import styles from './visitors.module.css'

interface VisitorResultProps extends Pick<ReturnType<typeof useVisitor>, 'download' | 'erase'> {
  visitor: VisitorData
  years: number
  /** Called when something was erased. */
  onErased: () => void
}

const isEmpty = ({ signUps, reviews, reviewsByName, orders, visits }: VisitorData): boolean =>
  visits === 0 && [signUps, reviews, reviewsByName, orders].every(({ length }) => length === 0)

/** Days of the dates that orders are retained until: the last of them. */
const lastDay = ({ orders }: VisitorData): string =>
  orders
    .map(({ retainedUntil }) => retainedUntil ?? '')
    .toSorted()
    .at(-1) ?? ''

/** What was found of a visitor, and what can be done with it. */
export function VisitorResult({ visitor, years, download, erase, onErased }: VisitorResultProps) {
  const t = useText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setIsAsking] = useState(false)
  const { email, erasures, orders } = visitor
  const wanted = { email, reviewIds: [...chosen] }
  const kept = orders.filter(({ retainedUntil }) => retainedUntil !== null).length
  const failure = download.error ?? erase.error
  const handleChoose = (id: string, isTheirs: boolean) => {
    const next = new Set(chosen)
    if (isTheirs) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const handleErase = () =>
    erase.mutate(wanted, {
      onSuccess: ({ erased }) => {
        const what = countsOf(erased, t)
        toast.done(what ? t('visitors:done', { what }) : t('visitors:nothingToErase'))
        onErased()
      },
      onSettled: () => setIsAsking(false),
    })
  return (
    <div className={styles.result} role="status">
      <h3>{t(isEmpty(visitor) ? 'visitors:nothing' : 'visitors:found', { email })}</h3>
      {isEmpty(visitor) ? (
        <p className={styles.hint}>{t(visitor.isSuppressed ? 'visitors:suppressed' : 'visitors:nothingHint')}</p>
      ) : (
        <VisitorRecords visitor={visitor} chosen={chosen} onChoose={handleChoose} />
      )}
      {erasures.map((one) => (
        <p key={one.erasedAt} className={styles.hint}>
          {t('visitors:erasedOn', { date: dateOf(one.erasedAt), what: countsOf(one, t) })}
        </p>
      ))}
      {orders.length > 0 && <p className={styles.hint}>{t('visitors:years', { count: years })}</p>}
      {failure && (
        <p role="alert" className={styles.problem}>
          {t('visitors:failed', { message: failureMessage(failure, t) })}
        </p>
      )}
      {!isEmpty(visitor) && (
        <div className={styles.actions}>
          <Button icon="download" busy={download.isPending} onClick={() => download.mutate(wanted)}>
            {t('visitors:download')}
          </Button>
          <Button danger icon="trash" onClick={() => setIsAsking(true)}>
            {t('visitors:erase')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('visitors:dialog.title', { email })}
        consequences={[
          t('visitors:dialog.atOnce'),
          ...(visitor.visits > 0 ? [t('visitors:dialog.anonymous')] : []),
          ...(orders.length > kept ? [t('visitors:dialog.orders')] : []),
          ...(kept > 0 ? [t('visitors:dialog.kept', { count: kept, date: dateOf(lastDay(visitor)) })] : []),
          t('visitors:dialog.outside'),
          t('visitors:dialog.final'),
        ]}
        confirmLabel={t('visitors:dialog.confirm')}
        cancelLabel={t('cancel')}
        busy={erase.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={handleErase}
      />
    </div>
  )
}
