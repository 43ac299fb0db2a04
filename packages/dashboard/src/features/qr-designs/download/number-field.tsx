import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'

interface NumberFieldProps {
  label: string
  unit: string
  value: number
  min: number
  max: number
  hint?: string | undefined
  onChange: (value: number) => void
}

/** A number within bounds; values outside are clamped when the field loses focus. */
export function NumberField({ label, unit, value, min, max, hint, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const clamp = (number: number) => Math.min(max, Math.max(min, Math.round(number)))
  return (
    <TextField
      label={label}
      unit={unit}
      inputMode="numeric"
      autoComplete="off"
      hint={hint}
      value={typed ?? String(value)}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        const number = Number(event.target.value)
        setTyped(event.target.value)
        if (event.target.value !== '' && Number.isFinite(number)) onChange(clamp(number))
      }}
    />
  )
}
