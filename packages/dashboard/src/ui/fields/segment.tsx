import { type KeyboardEvent, useRef } from 'react'
import styles from './segment.module.css'
import { Field, type FieldTexts } from './field.tsx'
import type { Option } from './option.ts'

interface SegmentProps<Value extends string> extends FieldTexts {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  disabled?: boolean
  /** Shows icons only; the label remains the accessible name. */
  iconsOnly?: boolean
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Chooses one of two to five visible options. One tab stop; arrow keys choose. */
export function Segment<Value extends string>({
  label,
  aside,
  hint,
  error,
  value,
  options,
  onChange,
  disabled,
  iconsOnly,
}: SegmentProps<Value>) {
  const track = useRef<HTMLDivElement>(null)
  const current = options.findIndex((option) => option.value === value)
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const index = (Math.max(current, 0) + step + options.length) % options.length
    const next = options[index]
    if (!next) return
    onChange(next.value)
    track.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <Field label={label} hint={hint} error={error} isGroup {...(aside !== undefined && { aside })}>
      {({ labelId, describedBy }) => (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its radios take the focus, one tab stop for all
        <div
          ref={track}
          className={styles.track}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          onKeyDown={handleKey}
        >
          {options.map((option, index) => (
            // An ARIA radio: the native one cannot be laid out as a track in every browser.
            <button
              key={option.value}
              type="button"
              role="radio"
              aria-checked={option.value === value}
              aria-label={iconsOnly ? option.label : undefined}
              title={iconsOnly ? option.label : undefined}
              tabIndex={index === Math.max(current, 0) ? 0 : -1}
              className={styles.part}
              style={option.style}
              disabled={disabled}
              onClick={() => onChange(option.value)}
            >
              {option.icon}
              {!iconsOnly && option.label}
            </button>
          ))}
        </div>
      )}
    </Field>
  )
}
