import { ApiError } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { visitors } from '../../../text/en/account/visitors.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useVisitor } from './use-visitor.ts'
import { VisitorResult } from './visitor-result.tsx'
import styles from './visitors.module.css'

addTexts('visitors', visitors)

/** The address that another screen came here with. */
const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''

/** The section #visitors: what is stored of a visitor, to be handed out or erased. */
export function VisitorsSection() {
  const t = useText()
  const [email, setEmail] = useState(emailIn(useLocation().state))
  const { find, ...change } = useVisitor()
  const failure = find.error
  const isOfField = failure instanceof ApiError && failure.body.field === 'email'
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (find.isPending) return
    change.download.reset()
    change.erase.reset()
    find.mutate(email)
  }
  return (
    <div className={styles.stack}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('visitors:field')}
          hint={t('visitors:hint')}
          error={isOfField ? failureMessage(failure, t) : undefined}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" icon="search" busy={find.isPending}>
          {t('visitors:look')}
        </Button>
      </form>
      {failure && !isOfField && (
        <p role="alert" className={styles.problem}>
          {t('visitors:failed', { message: failureMessage(failure, t) })}
        </p>
      )}
      {find.data && (
        <VisitorResult
          key={find.data.visitor.email}
          visitor={find.data.visitor}
          years={find.data.ordersRetentionYears}
          {...change}
          onErased={() => find.mutate(find.data.visitor.email)}
        />
      )}
    </div>
  )
}
