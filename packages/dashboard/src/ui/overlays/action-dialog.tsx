import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../button.tsx'
import type { IconName } from '../icons/icon-shapes.tsx'
import { Dialog } from './dialog.tsx'

interface ActionDialogProps {
  title: string
  /** The dialog's action; Cancel is beside it. */
  action: { label: string; icon?: IconName; busy?: boolean; disabled?: boolean; onAct: () => void }
  isWide?: boolean
  children: ReactNode
  onClose: () => void
}

/** An open dialog with one action and Cancel. */
export function ActionDialog({ title, action, isWide = false, children, onClose }: ActionDialogProps) {
  const t = useText()
  const { label, onAct, ...look } = action
  return (
    <Dialog
      open
      isWide={isWide}
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" onClick={onAct} {...look}>
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
