import type { Message } from '@taplet/messages'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { language, useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { shapeArt, type ShapeKind } from './shape-art.ts'
import styles from './shape-picker.module.css'

const SHORT = 4 // one row

interface ShapePickerProps {
  kind: ShapeKind
  label: string
  /** In display order. */
  shapes: readonly { id: string; name: Message }[]
  value: string
  onChange: (id: string) => void
}

/** A row of popular shapes, plus the chosen one if it is not among them. */
function shortList(shapes: ShapePickerProps['shapes'], value: string) {
  const first = shapes.slice(0, SHORT)
  if (first.some(({ id }) => id === value)) return first
  return [...first.slice(0, SHORT - 1), ...shapes.filter(({ id }) => id === value)]
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SHORT, ArrowDown: SHORT }

/** Chooses one of many shapes, each drawn as in codes. One tab stop; arrow keys choose. */
export function ShapePicker({ kind, label, shapes, value, onChange }: ShapePickerProps) {
  const t = useText()
  const labelId = useId()
  const group = useRef<HTMLDivElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? shapes : shortList(shapes, value)
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = shown.findIndex(({ id }) => id === value)
    const next = shown.at((Math.max(at, 0) + step) % shown.length)
    if (!next) return
    onChange(next.id)
    group.current?.querySelector<HTMLElement>(`[data-shape="${next.id}"]`)?.focus()
  }
  return (
    <section className={styles.picker}>
      <div className={styles.head}>
        <h2 id={labelId}>{label}</h2>
        <Button small kind="plain" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('qrDesigner:shape.fewer') : t('qrDesigner:shape.all', { count: shapes.length })}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its radios take the focus, one tab stop for all */}
      <div ref={group} className={styles.tiles} role="radiogroup" aria-labelledby={labelId} onKeyDown={handleKey}>
        {shown.map(({ id, name }) => {
          const { viewBox, path } = shapeArt(kind, id)
          return (
            <button
              key={id}
              type="button"
              role="radio"
              aria-checked={id === value}
              tabIndex={id === value ? 0 : -1}
              data-shape={id}
              className={styles.tile}
              onClick={() => onChange(id)}
            >
              <svg viewBox={viewBox} width="34" height="34" aria-hidden="true">
                <path d={path} />
              </svg>
              <span>{name(language)}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
