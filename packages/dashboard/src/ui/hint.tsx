import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'

interface HintProps {
  text: string
  /** E.g. "Ctrl Z". */
  shortcut?: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  // MUI clones the child to attach listeners and the description.
  children: ReactElement<Record<string, unknown>>
}

/** A tooltip: the name of a control that shows only an icon, or one more line on it. Never the only place of a needed text. */
export function Hint({ text, shortcut, side = 'bottom', children }: HintProps) {
  const title = shortcut ? (
    <>
      {text} <kbd>{shortcut}</kbd>
    </>
  ) : (
    text
  )
  return (
    <Tooltip title={title} placement={side} enterDelay={400} enterNextDelay={80} describeChild disableInteractive>
      {children}
    </Tooltip>
  )
}
