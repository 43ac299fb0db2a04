import Drawer from '@mui/material/Drawer'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../button.tsx'
import { Themed } from '../../mui/themed.tsx'
import styles from './sheet.module.css'
import { useKeyboardHeight } from '../use-keyboard-height.ts'

export interface SheetProps {
  open: boolean
  title: string
  doneLabel: string
  onClose: () => void
  children: ReactNode
  /** More controls between title and Done. */
  actions?: ReactNode
  /** Keeps the content behind visible and usable, e.g. the widget being edited. */
  seeThrough?: boolean
}

const CLOSE_AFTER = 72 // px pulled down

/** What Sheet renders once opened. */
export function SheetPanel({ open, title, doneLabel, onClose, children, actions, seeThrough }: SheetProps) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const start = useRef<number>(undefined)
  const keyboard = useKeyboardHeight()
  const pulled = (y: number) => Math.max(0, y - (start.current ?? y))
  const settle = (close: boolean) => {
    start.current = undefined
    if (panel.current) panel.current.style.translate = ''
    if (close) onClose()
  }
  return (
    <Themed>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={onClose}
        hideBackdrop={seeThrough === true}
        disableScrollLock={seeThrough === true}
        disableEnforceFocus={seeThrough === true}
        sx={seeThrough ? { pointerEvents: 'none', '& .MuiDrawer-paper': { pointerEvents: 'auto' } } : {}}
        transitionDuration={{ enter: 250, exit: 150 }}
        slotProps={{
          paper: {
            ref: panel,
            role: 'dialog',
            'aria-modal': !seeThrough,
            'aria-labelledby': titleId,
            style: {
              borderRadius: '24px 24px 0 0',
              bottom: keyboard,
              maxHeight: `calc((100% - ${keyboard}px) * 0.86)`,
              overscrollBehavior: 'contain',
            },
          },
        }}
      >
        {/* For fingers; Done and Escape do the same for everyone. */}
        <div
          className={styles.grab}
          aria-hidden="true"
          onPointerDown={(event) => {
            start.current = event.clientY
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={(event) => {
            if (start.current !== undefined && panel.current)
              panel.current.style.translate = `0 ${pulled(event.clientY)}px`
          }}
          onPointerUp={(event) => settle(pulled(event.clientY) > CLOSE_AFTER)}
          onPointerCancel={() => settle(false)}
        >
          <i />
        </div>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {actions}
          <Button kind="soft" onClick={onClose}>
            {doneLabel}
          </Button>
        </header>
        <div className={styles.body}>{children}</div>
      </Drawer>
    </Themed>
  )
}
