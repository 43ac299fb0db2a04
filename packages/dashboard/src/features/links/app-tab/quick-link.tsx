import { ApiError, type Page } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useSaveLink } from '../calls/use-save-link.ts'
import { DestinationFields } from '../parts/destination-fields.tsx'
import { type DestinationValue, noDestination, toDestination } from '../parts/destination-value.ts'
import { newLinkPath } from '../../../entities/link/link-paths.ts'
import type { Known } from '../parts/use-known.ts'
import styles from './app-links.module.css'

interface QuickLinkProps {
  page: Page
  known: Known
  onDone: () => void
}

const focusOn = (input: HTMLInputElement | null) => input?.focus()

/** A short form for another link to this app: its purpose, and the slide it opens at. */
export function QuickLink({ page, known, onDone }: QuickLinkProps) {
  const t = useText()
  const save = useSaveLink()
  const [tagName, setTagName] = useState('')
  const [to, setTo] = useState<DestinationValue>({ ...noDestination, experienceId: page.experienceId })
  const { error } = save
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { tagName: tagName.trim(), ...toDestination(to) },
      {
        onSuccess: () => {
          toast.done(t('links:ofApp.added'))
          onDone()
        },
      },
    )
  }
  return (
    <Card title={t('links:ofApp.addTitle')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          ref={focusOn}
          label={t('linkForm:name')}
          hint={t('linkForm:nameHint')}
          placeholder={t('linkForm:nameExample')}
          maxLength={80}
          autoComplete="off"
          value={tagName}
          error={error ? (error instanceof ApiError ? error.message : t('links:offline')) : undefined}
          onChange={(event) => setTagName(event.target.value)}
        />
        <DestinationFields value={to} known={known} error={undefined} isAppFixed onChange={setTo} />
        <div className={styles.actions}>
          <Button type="submit" kind="soft" busy={save.isPending}>
            {t('linkForm:create')}
          </Button>
          <Button onClick={onDone}>{t('cancel')}</Button>
          <ButtonLink kind="plain" to={newLinkPath(page.experienceId)}>
            {t('links:ofApp.more')}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}
