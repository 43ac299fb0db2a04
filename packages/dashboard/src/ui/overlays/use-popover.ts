import { useId, useState } from 'react'

/** Connects a button to a popover: spread `trigger` on one and `popover` on the other. */
export function usePopover() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null)
  const id = useId()
  const open = Boolean(anchorEl)
  return {
    close: () => setAnchorEl(null),
    trigger: {
      onClick: (event: { currentTarget: HTMLElement }) => setAnchorEl(event.currentTarget),
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
    },
    popover: { id, open, anchorEl, onClose: () => setAnchorEl(null) },
  }
}
