import Slider from '@mui/material/Slider'
import { Themed } from '../mui/themed.tsx'
import { Field, type FieldTexts } from './field.tsx'

interface SliderFieldProps extends Omit<FieldTexts, 'aside'> {
  value: number
  min: number
  max: number
  step?: number
  unit?: string
  disabled?: boolean
  onChange: (value: number) => void
  /** Once, when the thumb is let go: the place for an undo step. */
  onCommit?: (value: number) => void
}

/** A number on a rail; its value stands by the label. Arrows move one step, Page keys ten. */
export function SliderField({
  label,
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
  return (
    <Themed>
      <Field label={label} hint={hint} error={error} aside={words} isGroup>
        {({ labelId }) => (
          <div style={{ padding: '0 10px' }}>
            <Slider
              aria-labelledby={labelId}
              value={value}
              min={min}
              max={max}
              step={step}
              shiftStep={step * 10}
              disabled={disabled === true}
              getAriaValueText={() => words}
              onChange={(_, next) => onChange(Number(next))}
              {...(onCommit && { onChangeCommitted: (_: unknown, next: number | number[]) => onCommit(Number(next)) })}
            />
          </div>
        )}
      </Field>
    </Themed>
  )
}
