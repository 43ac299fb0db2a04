import { type ReactElement, useId, useState } from 'react'
import type { MenuAction } from './menu-list.tsx'
import { lazyDialog } from '../lazy/lazy-dialog.tsx'

export type { MenuAction } from './menu-list.tsx'

const MenuList = lazyDialog(async () => (await import('./menu-list.tsx')).MenuList)

interface TriggerProps {
  onClick: (event: { currentTarget: HTMLElement }) => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

interface MenuProps {
  /** Renders the control that opens it, with these attributes. */
  trigger: (props: TriggerProps) => ReactElement
  /** A function is called when the menu opens, which keeps rows of long lists cheap. */
  actions: readonly MenuAction[] | (() => readonly MenuAction[])
  align?: 'left' | 'right'
}

/** A menu of actions. Arrow keys, letters and Escape work. */
export function Menu({ trigger, actions, align = 'right' }: MenuProps) {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<readonly MenuAction[]>([])
  const id = useId()
  const open = Boolean(anchorEl)
  return (
    <>
      {trigger({
        onClick: (event) => {
          setAnchorEl(event.currentTarget)
          if (typeof actions === 'function') setAsked(actions())
        },
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      <MenuList
        id={id}
        open={open}
        anchorEl={anchorEl}
        actions={typeof actions === 'function' ? asked : actions}
        align={align}
        onClose={() => setAnchorEl(null)}
      />
    </>
  )
}
