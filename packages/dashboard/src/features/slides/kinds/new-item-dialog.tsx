import type { ExperienceItem } from '@taplet/contract'
import type { FormEvent, ReactNode } from 'react'
import type { KindWord } from '../../../entities/slide/item-kinds.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { slideKinds } from '../../../text/en/slides/slide-kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './kind-frame.module.css'

export interface NewItemDialogProps {
  onMade: (item: ExperienceItem) => void
  onClose: () => void
}

addTexts('slideKinds', slideKinds)

interface FrameProps {
  word: KindWord
  isBusy: boolean
  onClose: () => void
  onSubmit: (event: FormEvent) => unknown
  children: ReactNode
}

/** The dialog that creates a slide of some kind, with that kind's fields. */
export function NewItemDialog({ word, isBusy, onClose, onSubmit, children }: FrameProps) {
  const t = useText()
  return (
    <Dialog
      open
      title={t(`slideKinds:make.${word}Title`)}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" type="submit" form="new-item" busy={isBusy}>
            {t('slideKinds:make.create')}
          </Button>
        </>
      }
    >
      <form
        id="new-item"
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSubmit(event)
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
