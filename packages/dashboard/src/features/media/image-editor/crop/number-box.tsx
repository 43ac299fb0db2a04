import { useState } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'

interface NumberBoxProps {
  label: string
  value: number
  min: number
  max: number
  onCommit: (value: number) => void
}

/** A whole number of pixels. Takes effect on blur or Enter, so that half-typed numbers change nothing. */
export function NumberBox({ label, value, min, max, onCommit }: NumberBoxProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const number = Number(typed)
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(number))
      onCommit(Math.round(Math.min(max, Math.max(min, number))))
    setTyped(undefined)
  }
  return (
    <TextField
      label={label}
      unit="px"
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (!step) return
        event.preventDefault()
        onCommit(Math.min(max, Math.max(min, value + step * (event.shiftKey ? 10 : 1))))
      }}
    />
  )
}
