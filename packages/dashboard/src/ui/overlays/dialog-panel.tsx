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
  /** Lies at the foot of a phone's screen, as high as its content. */
  isPhoneSheet?: boolean
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

const SHEET = {
  '@media (max-width: 600px)': {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'calc(100% - 32px)',
      margin: 0,
      borderRadius: 'var(--r-xl) var(--r-xl) 0 0',
    },
  },
}

/** What Dialog renders once opened. */
export function DialogPanel(props: DialogProps) {
  const { open, title, closeLabel, onClose, children, actions, isWide, fillsPhone, isPhoneSheet } = props
  const titleId = useId()
  return (
    <Themed>
      <MuiDialog
        open={open}
        onClose={onClose}
        aria-labelledby={titleId}
        sx={{
          '& .MuiDialog-paper': { ...(isWide && WIDE), ...(fillsPhone && FILLED) },
          ...(isPhoneSheet && SHEET),
        }}
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
