import type { CSSProperties } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './slider-field.module.css'

interface SliderFieldProps extends FieldTexts {
  value: number
  min: number
  max: number
  step?: number
  unit?: string
  disabled?: boolean
  onChange: (value: number) => void
  /** Called once, when the thumb is released: the time to add an undo step. */
  onCommit?: (value: number) => void
}

/** A native slider, its value beside the label unless `aside` is given: arrows move one step, Page keys more. */
export function SliderField({
  label,
  aside,
  hint,
  error,
  value,
  min,
  max,
  step = 1,
  unit = '',
  disabled,
  onChange,
  onCommit,
}: SliderFieldProps) {
  const words = `${value}${unit && (unit === '%' || unit === '°' ? unit : ` ${unit}`)}`
  const shareOf = (number: number) => (max > min ? ((number - min) / (max - min)) * 100 : 0)
  // A track from minus to plus is filled from zero.
  const [share, origin] = [shareOf(value), min < 0 && max > 0 ? shareOf(0) : 0]
  // Custom properties are not among React's style types.
  const style = {
    '--from': Math.min(share, origin),
    '--share': Math.max(share, origin),
  } as CSSProperties
  const commit = onCommit && (() => onCommit(value))
  return (
    <Field label={label} hint={hint} error={error} aside={aside ?? words} isGroup>
      {({ labelId, describedBy }) => (
        <div className={styles.pad}>
          <input
            type="range"
            className={styles.slider}
            style={style}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            aria-valuetext={words}
            {...{ value, min, max, step, disabled }}
            onChange={(event) => onChange(Number(event.target.value))}
            onPointerUp={commit}
            onKeyUp={commit}
          />
        </div>
      )}
    </Field>
  )
}
