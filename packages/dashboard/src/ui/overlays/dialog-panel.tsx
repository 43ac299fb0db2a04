import MuiDialog from '@mui/material/Dialog'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Themed } from '../mui/themed.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Buttons: the safe one first, the main action last. */
  actions?: ReactNode
  /** For grids of pictures. */
  isWide?: boolean
  /** Fills a phone's screen, for browsing. */
  fillsPhone?: boolean
}

const WIDE = { width: 'min(760px, calc(100% - 32px))' }
const FILLED = {
  '@media (max-width: 600px)': {
    width: '100%',
    height: '100%',
    maxHeight: '100%',
    margin: 0,
    border: 0,
    borderRadius: 0,
  },
}

/** What Dialog renders once opened. */
export function DialogPanel({ open, title, closeLabel, onClose, children, actions, isWide, fillsPhone }: DialogProps) {
  const titleId = useId()
  return (
    <Themed>
      <MuiDialog
        open={open}
        onClose={onClose}
        aria-labelledby={titleId}
        {...((isWide || fillsPhone) && {
          sx: { '& .MuiDialog-paper': { ...(isWide && WIDE), ...(fillsPhone && FILLED) } },
        })}
      >
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.foot}>{actions}</footer>}
      </MuiDialog>
    </Themed>
  )
}
