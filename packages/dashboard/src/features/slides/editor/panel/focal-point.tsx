import type { BackgroundMedia } from '@taplet/slides/schema'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Field } from '../../../../ui/fields/field.tsx'
import styles from './focal-point.module.css'

type Point = BackgroundMedia['focalPoint']

interface FocalPointProps {
  picture: string
  value: Point
  onChange: (point: Point) => void
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const bound = (value: number) => Math.round(Math.min(Math.max(value, 0), 100))

/** The point of a picture that stays in view however it is cut: dragged, pressed, or moved by arrow keys. */
export function FocalPoint({ picture, value, onChange }: FocalPointProps) {
  const t = useText()
  const handlePoint = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: bound(((event.clientX - box.left) / box.width) * 100),
      y: bound(((event.clientY - box.top) / box.height) * 100),
    })
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const size = event.shiftKey ? 10 : 1
    onChange({ x: bound(value.x + step.x * size), y: bound(value.y + step.y * size) })
  }
  const words = t('slides:background.focalValue', { ...value })
  return (
    <Field label={t('slides:background.focal')} hint={t('slides:background.focalHint')} isGroup>
      {({ labelId, describedBy }) => (
        <div
          className={styles['picture']}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            handlePoint(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) handlePoint(event)
          }}
        >
          <img src={picture} alt="" draggable={false} />
          <span
            className={styles['ring']}
            style={{ left: `${value.x}%`, top: `${value.y}%` }}
            role="slider"
            tabIndex={0}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={value.x}
            aria-valuetext={words}
            onKeyDown={handleKey}
          />
        </div>
      )}
    </Field>
  )
}
