import { ApiError, CLOSING_DAYS, LAST_WORDS_MAX } from '@taplet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ProofCancelled, useProve } from '../../../entities/security/proof-context.ts'
import { securityQuery } from '../../../entities/security/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Segment } from '../../../ui/fields/segment.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './closing.module.css'

const choices = ['WORDS', 'ADDRESS'] as const
type Choice = (typeof choices)[number]

/** The fields of the call that closes an account, as the server names them in a refusal. */
type Field = 'fallbackUrl' | 'lastWords' | 'password'

interface PasswordFieldProps {
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

/** The password; to people who have none, that they prove who they are another way. */
function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const t = useText()
  const { data: security } = useQuery(securityQuery(useApi()))
  if (security?.hasPassword === false) return <p className={styles.proof}>{t('closing:dialog.proof')}</p>
  return (
    <TextField
      label={t('closing:dialog.password')}
      error={error}
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Asks what printed codes shall say, and for the password or, without one, for another proof, before the account is closed. */
export function CloseDialog({ hasCodes, onClose }: { hasCodes: boolean; onClose: () => void }) {
  const t = useText()
  const api = useApi()
  const prove = useProve()
  const client = useQueryClient()
  const formId = useId()
  const [choice, setChoice] = useState<Choice>('WORDS')
  const [words, setWords] = useState('')
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const close = useMutation({
    mutationKey: ['account', 'close'],
    mutationFn: () =>
      prove(() =>
        api.account.close({
          password,
          lastWords: choice === 'WORDS' ? words : '',
          fallbackUrl: choice === 'ADDRESS' ? address.trim() : '',
        }),
      ),
    networkMode: 'always',
    onSuccess: async () => {
      await client.invalidateQueries()
      onClose()
    },
  })
  const failure = close.error instanceof ProofCancelled ? null : close.error
  const field = failure instanceof ApiError ? failure.body.field : undefined
  const problemOf = (name: Field) => (field === name ? failureMessage(failure, t) : undefined)
  const isElsewhere = failure !== null && !['fallbackUrl', 'lastWords', 'password'].includes(field ?? '')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!close.isPending) close.mutate()
  }
  return (
    <Dialog
      open
      title={t('closing:dialog.title')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" danger type="submit" form={formId} busy={close.isPending}>
            {t('closing:dialog.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        <ul className={styles.consequences}>
          {[t('closing:dialog.now'), t('closing:dialog.plan'), t('closing:dialog.later', { days: CLOSING_DAYS })].map(
            (line) => (
              <li key={line}>
                <Icon name="next" size={16} />
                {line}
              </li>
            ),
          )}
        </ul>
        {hasCodes && (
          <Segment
            label={t('closing:dialog.codes')}
            value={choice}
            options={choices.map((value) => ({ value, label: t(`closing:dialog.codesChoices.${value}`) }))}
            onChange={setChoice}
          />
        )}
        {hasCodes && choice === 'WORDS' && (
          <TextArea
            label={t('closing:dialog.words')}
            hint={t('closing:dialog.wordsHint')}
            aside={t('closing:dialog.wordsUsed', { used: words.length, max: LAST_WORDS_MAX })}
            error={problemOf('lastWords')}
            rows={3}
            value={words}
            maxLength={LAST_WORDS_MAX}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        {hasCodes && choice === 'ADDRESS' && (
          <TextField
            label={t('closing:dialog.address')}
            hint={t('closing:dialog.addressHint')}
            error={problemOf('fallbackUrl')}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
        <PasswordField value={password} error={problemOf('password')} onChange={setPassword} />
        {isElsewhere && (
          <p role="alert" className={styles.problem}>
            {t('closing:dialog.failed', { message: failureMessage(failure, t) })}
          </p>
        )}
      </form>
    </Dialog>
  )
}
