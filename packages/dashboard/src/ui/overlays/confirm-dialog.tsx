import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icons/icon.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

interface ConfirmDialogProps {
  open: boolean
  /** A question that names the thing: "Delete Lark Coffee?" */
  title: string
  /** The consequences, one sentence each: "2 slides stay in your library." */
  consequences: readonly string[]
  /** The verb of the title, never "OK". */
  confirmLabel: string
  cancelLabel: string
  danger?: boolean
  busy?: boolean
  /** An additional choice. */
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation of what cannot simply be undone, and names the consequences. */
export function ConfirmDialog({
  open,
  title,
  consequences,
  confirmLabel,
  cancelLabel,
  danger,
  busy,
  children,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={cancelLabel}
      onClose={onCancel}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; the safe button is its place */}
          <Button onClick={onCancel} autoFocus>
            {cancelLabel}
          </Button>
          <Button kind="pri" danger={danger === true} busy={busy === true} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ul className={styles.points}>
        {consequences.map((consequence) => (
          <li key={consequence}>
            <Icon name="next" size={16} />
            {consequence}
          </li>
        ))}
      </ul>
      {children}
    </Dialog>
  )
}
