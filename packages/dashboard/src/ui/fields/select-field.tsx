import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { lazyDialog } from '../lazy/lazy-dialog.tsx'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import type { Option } from './option.ts'

const SelectList = lazyDialog(async () => (await import('./select/select-list.tsx')).SelectList)

interface SelectFieldProps<Value extends string> extends FieldTexts {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  disabled?: boolean
}

/** Chooses one of several options from a list that opens. For two to four short ones use Segment. */
export function SelectField<Value extends string>({
  label,
  aside,
  hint,
  error,
  value,
  options,
  onChange,
  disabled,
}: SelectFieldProps<Value>) {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null)
  const listId = useId()
  const current = options.find((option) => option.value === value)
  const open = Boolean(anchorEl)
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setAnchorEl(event.currentTarget)
  }
  return (
    <Field label={label} hint={hint} error={error} isGroup {...(aside !== undefined && { aside })}>
      {({ id, labelId, describedBy }) => (
        <>
          <button
            type="button"
            id={id}
            role="combobox"
            className={styles.select}
            data-error={Boolean(error)}
            data-disabled={disabled === true}
            disabled={disabled}
            aria-labelledby={`${labelId} ${id}`}
            aria-describedby={describedBy}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={(event) => setAnchorEl(event.currentTarget)}
            onKeyDown={handleKey}
          >
            {current?.icon}
            <span className={styles.selected} style={current?.style}>
              {current?.label}
            </span>
            <Icon name="down" />
          </button>
          <SelectList
            open={open}
            id={listId}
            labelId={labelId}
            anchorEl={anchorEl}
            value={value}
            options={options}
            // The value is always that of one of these options.
            onSelect={(next) => onChange(next as Value)}
            onClose={() => setAnchorEl(null)}
          />
        </>
      )}
    </Field>
  )
}
