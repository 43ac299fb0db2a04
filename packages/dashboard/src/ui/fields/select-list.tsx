import MuiMenu from '@mui/material/Menu'
import MuiMenuItem from '@mui/material/MenuItem'
import { Themed } from '../mui/themed.tsx'
import type { Option } from './option.ts'

export interface SelectListProps {
  open: boolean
  id: string
  labelId: string
  anchorEl: HTMLElement | null
  value: string
  options: readonly Option[]
  onSelect: (value: string) => void
  onClose: () => void
}

/** The open list of SelectField, as wide as the field. */
export function SelectList({ open, id, labelId, anchorEl, value, options, onSelect, onClose }: SelectListProps) {
  return (
    <Themed>
      <MuiMenu
        open={open}
        anchorEl={anchorEl}
        onClose={onClose}
        slotProps={{
          list: { id, role: 'listbox', 'aria-labelledby': labelId },
          paper: { style: { minWidth: anchorEl?.offsetWidth } },
        }}
      >
        {options.map((option) => (
          <MuiMenuItem
            key={option.value}
            role="option"
            selected={option.value === value}
            aria-selected={option.value === value}
            style={option.style}
            onClick={() => {
              onClose()
              onSelect(option.value)
            }}
          >
            {option.icon}
            {option.label}
          </MuiMenuItem>
        ))}
      </MuiMenu>
    </Themed>
  )
}
