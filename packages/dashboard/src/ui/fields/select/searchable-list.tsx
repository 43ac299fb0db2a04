import MuiMenuList from '@mui/material/MenuList'
import MuiPopover from '@mui/material/Popover'
import { type KeyboardEvent, useRef, useState } from 'react'
import { canHover } from '../../../lib/device/can-hover.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { options as texts } from '../../../text/en/options.ts'
import type { Option } from '../option.ts'
import { OptionItem } from './option-item.tsx'
import { SearchField } from '../search-field.tsx'
import type { SelectListProps } from './select-list-props.ts'
import styles from './searchable-list.module.css'

addTexts('options', texts)

/** Ignores case and accents: "cafe" finds "Café". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLocaleLowerCase()

const matching = (options: readonly Option[], search: string): readonly Option[] => {
  const words = plain(search).split(/\s+/)
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)))
}

/** On a phone its keyboard would cover the list. */
function focusSearch(list: HTMLElement): void {
  if (canHover()) list.querySelector('input')?.focus()
}

/** The open list of a SelectField with many options: typing narrows it, Enter takes the first that is left. */
export function SearchableList({ open, id, labelId, anchorEl, value, options, onSelect, onClose }: SelectListProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const found = matching(options, search)
  const close = () => {
    setSearch('')
    onClose()
  }
  const select = (next: string) => {
    close()
    onSelect(next)
  }
  const handleKey = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key === 'Enter' && first) select(first.value)
    else if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role=option]')?.focus()
    else return
    event.preventDefault()
  }
  return (
    <MuiPopover
      open={open}
      anchorEl={anchorEl}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={close}
      slotProps={{
        paper: { style: { width: anchorEl?.offsetWidth, minWidth: 240 } },
        transition: { onEntering: focusSearch },
      }}
    >
      <div role="presentation" className={styles.search} onKeyDown={handleKey}>
        <SearchField label={t('options:search')} clearLabel={t('clear')} value={search} onChange={setSearch} />
      </div>
      <MuiMenuList
        ref={list}
        id={id}
        role="listbox"
        aria-labelledby={labelId}
        className={styles.list}
        autoFocusItem={!canHover()}
      >
        {found.map((option) => (
          <OptionItem key={option.value} option={option} isSelected={option.value === value} onSelect={select} />
        ))}
      </MuiMenuList>
      {found.length === 0 && <p className={styles.none}>{t('options:none', { search })}</p>}
    </MuiPopover>
  )
}
