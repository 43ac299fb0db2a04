import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

const MAX_NAME = 80

interface TemplateNameProps {
  title: string
  lead?: string
  confirmLabel: string
  name: string
  isBusy: boolean
  /** Why the server refused. */
  error: string | undefined
  onName: (name: string) => void
  onClose: () => void
}

// The dialog exists for this field alone, so it gets the focus.
const focusOn = (input: HTMLInputElement | null) => input?.focus()

/** A field for a template's name. */
export function TemplateName({
  title,
  lead,
  confirmLabel,
  name: before,
  isBusy,
  error,
  onName,
  onClose,
}: TemplateNameProps) {
  const t = useText()
  const [name, setName] = useState(before)
  const [isTried, setIsTried] = useState(false)
  const isMissing = name.trim() === ''
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" type="submit" form="template-name" busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id="template-name"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (!isMissing && !isBusy) onName(name.trim())
        }}
      >
        <TextField
          label={t('templates:name')}
          hint={lead}
          error={isTried && isMissing ? t('templates:nameMissing') : error}
          placeholder={t('templates:nameExample')}
          value={name}
          ref={focusOn}
          maxLength={MAX_NAME}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
