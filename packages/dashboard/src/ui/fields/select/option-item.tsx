import MuiMenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type { Option } from '../option.ts'

interface OptionItemProps extends Omit<MenuItemProps, 'onSelect'> {
  option: Option
  isSelected: boolean
  onSelect: (value: string) => void
}

/** One option of an open list. The list around it hands in what is left: focus and keys. */
export const OptionItem = ({ option, isSelected, onSelect, ...rest }: OptionItemProps) => (
  <MuiMenuItem
    {...rest}
    role="option"
    selected={isSelected}
    aria-selected={isSelected}
    style={option.style}
    onClick={() => onSelect(option.value)}
  >
    {option.icon}
    {option.label}
  </MuiMenuItem>
)
