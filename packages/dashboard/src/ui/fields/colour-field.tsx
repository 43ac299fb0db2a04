import { Suspense, useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Popup } from '../overlays/popup.tsx'
import styles from './colour-field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { TextField } from './text-field.tsx'
import { lazyComponent } from '../lazy/lazy-component.tsx'

// The picker is loaded only when opened.
const ColourPicker = lazyComponent(async () => (await import('./colour-picker.tsx')).ColourPicker)

interface ColourFieldProps extends Omit<FieldTexts, 'aside'> {
  /** #RRGGBB, or #RRGGBBAA with alpha. */
  value: string
  onChange: (value: string) => void
  /** Colours that go together, offered as round swatches. */
  swatches?: readonly string[]
  /** Labels of the controls inside. */
  texts: { code: string; own: string }
  disabled?: boolean
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/** A colour field: swatches first, any other colour through a picker or its hex code. */
export function ColourField({ label, hint, error, value, onChange, swatches, texts, disabled }: ColourFieldProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const well = useRef<HTMLButtonElement>(null)
  const open = () => setAnchor(well.current)
  return (
    <Field label={label} hint={hint} error={error} isGroup {...(swatches && { aside: value.toUpperCase() })}>
      {({ labelId }) => (
        <>
          {swatches ? (
            <div className={styles.row} role="group" aria-labelledby={labelId}>
              {swatches.map((swatch) => (
                <button
                  key={swatch}
                  type="button"
                  className={styles.swatch}
                  style={{ background: swatch }}
                  aria-label={swatch.toUpperCase()}
                  aria-pressed={swatch.toLowerCase() === value.toLowerCase()}
                  disabled={disabled}
                  onClick={() => onChange(swatch)}
                />
              ))}
              <button
                ref={well}
                type="button"
                className={`${styles.swatch} ${styles.own}`}
                aria-label={texts.own}
                aria-haspopup="dialog"
                disabled={disabled}
                onClick={open}
              >
                <Icon name="plus" />
              </button>
            </div>
          ) : (
            <button
              ref={well}
              type="button"
              className={styles.well}
              aria-labelledby={labelId}
              aria-haspopup="dialog"
              disabled={disabled}
              onClick={open}
            >
              <i style={{ background: value }} />
              <span>{value.toUpperCase()}</span>
              <Icon name="drop" size={16} />
            </button>
          )}
          <Popup open={Boolean(anchor)} anchorEl={anchor} label={label} onClose={() => setAnchor(null)}>
            <div className={styles.panel}>
              <Suspense fallback={<div style={{ height: 190 }} />}>
                <ColourPicker value={value} onChange={onChange} />
              </Suspense>
              <HexField label={texts.code} value={value} onChange={onChange} />
            </div>
          </Popup>
        </>
      )}
    </Field>
  )
}

/** Accepts a hex code while it is typed and reports it once it is a valid colour. */
function HexField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [draft, setDraft] = useState<string>()
  return (
    <TextField
      label={label}
      value={draft ?? value.toUpperCase()}
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      onBlur={() => setDraft(undefined)}
      onChange={(event) => {
        const typed = event.target.value.trim()
        const code = typed.startsWith('#') ? typed : `#${typed}`
        setDraft(event.target.value)
        if (HEX.test(code)) onChange(code)
      }}
    />
  )
}
