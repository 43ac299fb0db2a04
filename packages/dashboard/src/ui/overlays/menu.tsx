import MuiMenu from '@mui/material/Menu'
import MuiMenuItem from '@mui/material/MenuItem'
import { type ReactElement, useId, useState } from 'react'
import type { IconName } from '../icons/icon-shapes.tsx'
import { Icon } from '../icons/icon.tsx'

export interface MenuAction {
  label: string
  icon?: IconName
  danger?: boolean
  disabled?: boolean
  /** Draws a line above: what follows is of another kind. */
  startsGroup?: boolean
  onSelect: () => void
}

interface TriggerProps {
  onClick: (event: { currentTarget: HTMLElement }) => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

interface MenuProps {
  /** Draws the control that opens it, with these attributes on it. */
  trigger: (props: TriggerProps) => ReactElement
  actions: readonly MenuAction[]
  align?: 'left' | 'right'
}

/** A list of things to do with something. Arrows, letters and Escape work. */
export function Menu({ trigger, actions, align = 'right' }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const choose = (action: MenuAction) => {
    setAnchor(null)
    action.onSelect()
  }
  return (
    <>
      {trigger({
        onClick: (event) => setAnchor(event.currentTarget),
        'aria-haspopup': 'menu',
        'aria-expanded': Boolean(anchor),
        'aria-controls': anchor ? id : undefined,
      })}
      <MuiMenu
        id={id}
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: align }}
        transformOrigin={{ vertical: 'top', horizontal: align }}
      >
        {actions.map((action) => (
          <MuiMenuItem
            key={action.label}
            disabled={action.disabled === true}
            onClick={() => choose(action)}
            sx={{
              ...(action.danger && { color: 'var(--red-ink)' }),
              ...(action.startsGroup && { boxShadow: '0 -1px 0 var(--line)', mt: '6px' }),
            }}
          >
            {action.icon && <Icon name={action.icon} />}
            {action.label}
          </MuiMenuItem>
        ))}
      </MuiMenu>
    </>
  )
}
