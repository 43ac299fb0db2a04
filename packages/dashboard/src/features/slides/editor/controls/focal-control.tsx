import type { EditorControls } from '@taplet/slides/editor'
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Field } from '../../../../ui/fields/field.tsx'
import { useEditorContext } from '../editor-context.ts'
import styles from './focal-control.module.css'

type FocalProps = ComponentProps<EditorControls['Focal']>
type Point = FocalProps['value']

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const bound = (value: number) => Math.round(Math.min(Math.max(value, 0), 100))

/** A still picture of what is cropped; empty for a video without a known one. */
function useStill({ kind, url }: FocalProps): string {
  const { media } = useEditorContext()
  const info = media[url]
  if (info?.posterUrl) return info.posterUrl
  return kind === 'IMAGE' ? (info?.sources[0]?.url ?? url) : ''
}

/** The focus point, which stays visible however a picture or video is cropped: dragged, pressed, or moved by arrows. */
export function FocalControl(props: FocalProps) {
  const { label, hint, url, value, onChange } = props
  const t = useText()
  const still = useStill(props)
  const [isBroken, setIsBroken] = useState(false)
  if (!url) return null
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
  return (
    <Field label={label} hint={hint ?? t('slideControls:focalHint')} isGroup>
      {({ labelId, describedBy }) => (
        <div
          className={styles.picture}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            handlePoint(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) handlePoint(event)
          }}
        >
          {still && !isBroken ? (
            <img src={still} alt="" draggable={false} onError={() => setIsBroken(true)} />
          ) : (
            <span className={styles.blank} />
          )}
          <span
            className={styles.ring}
            style={{ left: `${value.x}%`, top: `${value.y}%` }}
            role="slider"
            tabIndex={0}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={value.x}
            aria-valuetext={t('slideControls:focalValue', { ...value })}
            onKeyDown={handleKey}
          />
        </div>
      )}
    </Field>
  )
}
