import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'

interface TypedNumber {
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * Input attributes for a number that is typed, or stepped with the arrow keys. A typed value applies as soon as it is
 * within bounds; on blur the field shows the applied value.
 */
export function useTypedNumber({ value, min, max, step = 1, onChange }: TypedNumber) {
  const [draft, setDraft] = useState<string>()
  return {
    type: 'text',
    inputMode: 'decimal',
    role: 'spinbutton',
    autoComplete: 'off',
    'aria-valuenow': value,
    'aria-valuemin': min,
    'aria-valuemax': max,
    value: draft ?? String(value),
    onBlur: () => setDraft(undefined),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onKeyDown: (event: KeyboardEvent) => {
      const places = steps[event.key]
      if (places === undefined) return
      event.preventDefault()
      setDraft(undefined)
      const next = Math.min(Math.max(value + places * step, min), max)
      onChange(Math.round(next * 1000) / 1000)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setDraft(event.target.value)
      const number = Number(event.target.value.replace(',', '.'))
      if (event.target.value.trim() !== '' && number >= min && number <= max) onChange(number)
    },
  } as const
}
