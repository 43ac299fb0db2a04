import type { EditorControls } from '@taplet/slides/editor'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { sentence } from './sentence.ts'

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A number that is typed, or stepped with the arrow keys. What is typed counts as soon as it lies within the bounds. */
export function NumberField(props: ComponentProps<EditorControls['Number']>) {
  const { label, hint, error, value, min, max, step = 1, unit, onChange } = props
  const [draft, setDraft] = useState<string>()
  const bound = (number: number) => Math.min(Math.max(number, min), max)
  const handleKey = (event: KeyboardEvent) => {
    const places = steps[event.key]
    if (places === undefined) return
    event.preventDefault()
    setDraft(undefined)
    onChange(bound(value + places * step))
  }
  return (
    <TextField
      label={label}
      hint={hint}
      error={sentence(label, error)}
      {...(unit && { unit })}
      inputMode="decimal"
      role="spinbutton"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      autoComplete="off"
      value={draft ?? String(value)}
      onKeyDown={handleKey}
      onBlur={() => setDraft(undefined)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setDraft(event.target.value)
        const number = Number(event.target.value.replace(',', '.'))
        if (event.target.value.trim() !== '' && number >= min && number <= max) onChange(number)
      }}
    />
  )
}
