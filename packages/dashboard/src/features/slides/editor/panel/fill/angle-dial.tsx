import type { KeyboardEvent, PointerEvent } from 'react'
import { useText } from '../../../../../lib/text.ts'
import { Field } from '../../../../../ui/fields/field.tsx'
import { SliderControl } from '../../controls/slider-control.tsx'
import { dialAngleAfterKey, dialAngleAt } from './dial-angle.ts'
import styles from './gradient-form.module.css'

interface AngleDialProps {
  /** CSS degrees: 0 points up, 90 to the right. */
  value: number
  onChange: (value: number) => void
}

/** The direction of a gradient: a dial for fingers, arrow keys, and a number field. */
export function AngleDial({ value, onChange }: AngleDialProps) {
  const t = useText()
  const handlePoint = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2]
    onChange(dialAngleAt(x, y, event.shiftKey))
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = dialAngleAfterKey(value, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <div className={styles.angle}>
      <Field label={t('slideControls:gradient.angle')} hint={t('slideControls:gradient.angleHint')} isGroup>
        {({ labelId, describedBy }) => (
          <div
            className={styles.dial}
            role="slider"
            tabIndex={0}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            aria-valuemin={0}
            aria-valuemax={360}
            aria-valuenow={value}
            aria-valuetext={`${value}°`}
            onKeyDown={handleKey}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              handlePoint(event)
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) handlePoint(event)
            }}
          >
            <span className={styles.hand} style={{ rotate: `${value}deg` }} />
          </div>
        )}
      </Field>
      <SliderControl
        label={t('slides:background.angle')}
        unit="°"
        min={0}
        max={360}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
