import MuiMenu from '@mui/material/Menu'
import { Themed } from '../mui/themed.tsx'
import type { Option } from './option.ts'
import { OptionItem } from './option-item.tsx'
import { SearchableList } from './searchable-list.tsx'

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

/** More than these are searched rather than scrolled through. */
const MANY = 12

/** The open list of SelectField, as wide as the field. */
export function SelectList(props: SelectListProps) {
  const { open, id, labelId, anchorEl, value, options, onSelect, onClose } = props
  const select = (next: string) => {
    onClose()
    onSelect(next)
  }
  return (
    <Themed>
      {options.length > MANY ? (
        <SearchableList {...props} />
      ) : (
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
            <OptionItem key={option.value} option={option} isSelected={option.value === value} onSelect={select} />
          ))}
        </MuiMenu>
      )}
    </Themed>
  )
}
