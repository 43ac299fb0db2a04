import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'
import { Themed } from '../mui/themed.tsx'

export interface PopupProps {
  open: boolean
  id?: string
  anchorEl: HTMLElement | null
  /** Accessible name of the panel. */
  label: string
  /** Below the control, or beside it with aligned bottoms. */
  side?: 'below' | 'beside'
  onClose: () => void
  children: ReactNode
}

/** What Popup renders once opened. */
export function PopupPanel({ open, id, anchorEl, label, side = 'below', onClose, children }: PopupProps) {
  const isBeside = side === 'beside'
  return (
    <Themed>
      <Popover
        open={open}
        {...(id && { id })}
        anchorEl={anchorEl}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: isBeside ? 'right' : 'left' }}
        transformOrigin={{ vertical: isBeside ? 'bottom' : 'top', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, ...(isBeside && { sx: { margin: '0 0 0 12px' } }) },
        }}
      >
        {children}
      </Popover>
    </Themed>
  )
}
