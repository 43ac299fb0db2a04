import MuiMenu from '@mui/material/Menu'
import MuiMenuItem from '@mui/material/MenuItem'
import type { IconName } from '../icons/icon-shapes.tsx'
import { Icon } from '../icons/icon.tsx'
import { Themed } from '../mui/themed.tsx'

export interface MenuAction {
  label: string
  icon?: IconName
  danger?: boolean
  disabled?: boolean
  /** Draws a separator above. */
  startsGroup?: boolean
  onSelect: () => void
}

export interface MenuListProps {
  open: boolean
  id: string
  anchorEl: HTMLElement | null
  actions: readonly MenuAction[]
  align: 'left' | 'right'
  onClose: () => void
}

// As tall as the screen allows; shadows show that there is more, and disappear at the list's ends.
const cover = (end: 'top' | 'bottom') =>
  `linear-gradient(var(--raised), var(--raised)) ${end} / 100% 28px no-repeat local`
const shade = (end: 'top' | 'bottom') =>
  `radial-gradient(farthest-side at 50% ${end === 'top' ? 0 : '100%'}, color-mix(in srgb, var(--ink) 34%, transparent), transparent) ${end} / 100% 14px no-repeat scroll`
const LONG = {
  maxHeight: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  background: [cover('top'), cover('bottom'), shade('top'), shade('bottom')].join(','),
}

/** What Menu renders once opened. */
export function MenuList({ open, id, anchorEl, actions, align, onClose }: MenuListProps) {
  const choose = (action: MenuAction) => {
    onClose()
    action.onSelect()
  }
  return (
    <Themed>
      <MuiMenu
        id={id}
        open={open}
        anchorEl={anchorEl}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: align }}
        transformOrigin={{ vertical: 'top', horizontal: align }}
        slotProps={{ list: { sx: LONG } }}
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
    </Themed>
  )
}
