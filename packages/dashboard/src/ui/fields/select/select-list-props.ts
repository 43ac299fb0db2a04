import type { Option } from '../option.ts'

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
