import type { ImportedPage } from '@taplet/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AddressLine } from '../create/address-line.tsx'
import { AppCarousel } from '../create/carousel/app-carousel.tsx'
import type { StartProps } from '../create/start.tsx'
import start from '../create/start.module.css'
import { useProposedAddress } from '../create/use-proposed-address.ts'
import { MAX_NAME_LENGTH } from '../max-lengths.ts'
import { Findings } from './findings.tsx'
import styles from './page-import.module.css'
import { useMakeApp } from './use-make-app.ts'
import { usePageDraft } from './use-page-draft.ts'

interface PageDraftFormProps extends StartProps {
  page: ImportedPage
  onOther: () => void
}

/** What was found on a page, with boxes, beside the app that it becomes. */
export function PageDraftForm({ page, isBusy, refusal, onCreate, onOther }: PageDraftFormProps) {
  const t = useText()
  const formId = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const draft = usePageDraft(page)
  const [isNameMissing, setIsNameMissing] = useState(false)
  const { settle, ...place } = useProposedAddress(draft.name)
  const make = useMakeApp(page)
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const failure = make.error?.message ?? (refusal?.field === undefined ? refusal?.message : undefined)
  const name = draft.name.trim()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (name === '') {
      setIsNameMissing(true)
      return nameField.current?.focus()
    }
    if (isBusy || make.isPending) return
    const address = await settle()
    if (address === undefined) return
    make.mutate({ draft, name }, { onSuccess: (app) => app && onCreate({ name, address, app }) })
  }
  return (
    <main className={start.start}>
      <form className={start.form} id={formId} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <div className={styles.top}>
          <div>
            <h2 className={styles.subheading}>{t('pageImport:found', { host: new URL(page.url).hostname })}</h2>
            <p className={styles.quiet}>{t('pageImport:choose')}</p>
          </div>
          <Button small onClick={onOther}>
            {t('pageImport:other')}
          </Button>
        </div>
        <TextField
          ref={nameField}
          label={t('pageImport:name')}
          value={draft.name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="organization"
          error={errorOf('pageName') ?? (isNameMissing ? t('pageImport:nameMissing') : undefined)}
          onChange={({ target }) => {
            draft.setName(target.value)
            setIsNameMissing(false)
          }}
        />
        <AddressLine {...place} hasName={name !== ''} error={errorOf('rootPageId')} />
        <Findings page={page} draft={draft} />
      </form>
      <AppCarousel previews={draft.previews} index={draft.index} onChoose={draft.choose} />
      <div className={start.foot}>
        {failure && (
          <p className={start.refusal} role="alert">
            {t('pageImport:failed', { message: failure })}
          </p>
        )}
        {make.isPending && (
          <p className={styles.quiet} role="status">
            {t('pageImport:making')}
          </p>
        )}
        <Button kind="pri" wide type="submit" form={formId} busy={isBusy || make.isPending}>
          {t('pageImport:make')}
        </Button>
      </div>
    </main>
  )
}
