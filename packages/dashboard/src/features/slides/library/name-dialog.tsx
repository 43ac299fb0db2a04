import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { NAME_MAX, nameProblem } from '../../../entities/slide/name-problem.ts'

interface NameDialogProps {
  kind: 'create' | 'rename'
  name: string
  isBusy: boolean
  /** Why the server refused. */
  error: string | undefined
  onName: (name: string) => void
  onClose: () => void
  /** Other ways to create one, below the field. */
  children?: ReactNode
}

// The dialog exists for this field alone, so it gets the focus.
const focusOn = (input: HTMLInputElement | null) => input?.focus()

/** A dialog for a slide's name. */
export function NameDialog({ kind, name: before, isBusy, error, onName, onClose, children }: NameDialogProps) {
  const t = useText()
  const [name, setName] = useState(before)
  const [isTried, setIsTried] = useState(false)
  const problem = nameProblem(name)
  const formId = `name-slide-${kind}`
  return (
    <Dialog
      open
      title={t(`slides:nameDialog.${kind}Title`)}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" type="submit" form={formId} busy={isBusy}>
            {t(`slides:nameDialog.${kind}`)}
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
          if (!problem && !isBusy) onName(name.trim())
        }}
      >
        <TextField
          label={t('slides:nameDialog.label')}
          hint={t('slides:nameDialog.hint')}
          error={isTried && problem ? t(`slides:nameDialog.${problem}`, { max: NAME_MAX }) : error}
          placeholder={t('slides:nameDialog.example')}
          value={name}
          ref={focusOn}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
      {children}
    </Dialog>
  )
}
