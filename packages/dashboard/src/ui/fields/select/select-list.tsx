import MuiMenu from '@mui/material/Menu'
import { Themed } from '../../mui/themed.tsx'
import { OptionItem } from './option-item.tsx'
import { SearchableList } from './searchable-list.tsx'
import type { SelectListProps } from './select-list-props.ts'

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
