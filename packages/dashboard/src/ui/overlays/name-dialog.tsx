import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Dialog } from './dialog.tsx'

const MAX_NAME = 80

interface NameDialogProps {
  title: string
  lead?: string
  label: string
  placeholder: string
  /** Said where the name is empty. */
  missing: string
  confirmLabel: string
  name: string
  isBusy: boolean
  /** Why the server refused. */
  error: string | undefined
  onName: (name: string) => void
  onClose: () => void
  /** Below the field. */
  children?: ReactNode
}

// The dialog exists for this field alone, so it gets the focus.
const focusOn = (input: HTMLInputElement | null) => input?.focus()

/** Asks for a name. */
export function NameDialog(props: NameDialogProps) {
  const { title, lead, label, placeholder, missing, confirmLabel, name: before, isBusy, error, onName, onClose } = props
  const t = useText()
  const formId = useId()
  const [name, setName] = useState(before)
  const [isTried, setIsTried] = useState(false)
  const isMissing = !/[^\s\p{Cf}]/u.test(name) // invisible characters are no name
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" type="submit" form={formId} busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (!isMissing && !isBusy) onName(name.trim())
        }}
      >
        <TextField
          label={label}
          hint={lead}
          error={isTried && isMissing ? missing : error}
          placeholder={placeholder}
          value={name}
          ref={focusOn}
          maxLength={MAX_NAME}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
      {props.children}
    </Dialog>
  )
}
