import { Suspense, useRef, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Popup } from '../../../../ui/overlays/popup.tsx'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import styles from './colour-row.module.css'
import { contrastWith } from './contrast.ts'
import { findDropper } from './find-dropper.ts'

const Picker = lazyComponent(async () => (await import('../../../../ui/fields/colour-picker.tsx')).ColourPicker)
const HEX = /^#[0-9a-f]{6}$/i

interface ColourRowProps {
  label: string
  value: string
  /** Its background; undefined for the background itself. */
  ground: string | undefined
  brand: readonly string[]
  onChange: (value: string) => void
  /** Makes it dark enough; offered where it is not. */
  onFix: () => void
}

interface PanelProps extends Omit<ColourRowProps, 'label'> {
  contrast: ReturnType<typeof contrastWith> | undefined
}

/** Chooses a colour: freely, by its code, from the brand colours, or from the screen. */
function ColourPanel({ value, brand, contrast, onChange, onFix }: PanelProps) {
  const t = useText()
  const [typed, setTyped] = useState<string>()
  const dropper = findDropper()
  const pick = async () => {
    const colour = await dropper?.()
    if (colour !== undefined) onChange(colour)
  }
  const isPale = contrast && (contrast.level === 'weak' || contrast.level === 'poor')
  return (
    <div className={styles.panel}>
      <Suspense fallback={<div style={{ height: 190 }} />}>
        <Picker value={value.slice(0, 7)} onChange={(colour) => onChange(colour.toUpperCase())} />
      </Suspense>
      {contrast && (
        <p className={styles.words} data-level={contrast.level} role="status">
          <Icon name={isPale ? 'warning' : 'check'} size={16} />
          <span>
            <b>{t('qrDesigner:colours.ratio', { ratio: contrast.ratio })}.</b>{' '}
            {t(`qrDesigner:colours.${contrast.level}`)}
          </span>
          {isPale && (
            <Button small kind="soft" onClick={onFix}>
              {t('qrDesigner:colours.darken')}
            </Button>
          )}
        </p>
      )}
      <TextField
        label={t('qrDesigner:colours.hex')}
        value={typed ?? value.toUpperCase()}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => {
          const code = event.target.value.trim().replace(/^#?/, '#')
          setTyped(event.target.value)
          if (HEX.test(code)) onChange(code.toUpperCase())
        }}
      />
      {brand.length > 0 && (
        <div>
          <p className={styles.brandTitle}>{t('qrDesigner:colours.brand')}</p>
          <div className={styles.swatches} role="group" aria-label={t('qrDesigner:colours.brandHint')}>
            {brand.map((colour) => (
              <button
                key={colour}
                type="button"
                style={{ background: colour }}
                aria-label={t('qrDesigner:colours.apply', { value: colour })}
                aria-pressed={colour === value.toUpperCase()}
                onClick={() => onChange(colour)}
              />
            ))}
          </div>
        </div>
      )}
      {dropper && (
        <Button small icon="drop" onClick={() => void pick()}>
          {t('qrDesigner:colours.dropper')}
        </Button>
      )}
    </div>
  )
}

/** One colour of the design: its name, whether its contrast suffices, and a picker. */
export function ColourRow(props: ColourRowProps) {
  const { label, value, ground } = props
  const t = useText()
  const row = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const contrast = ground === undefined ? undefined : contrastWith(ground, value)
  const isPale = contrast && (contrast.level === 'weak' || contrast.level === 'poor')
  const warning =
    contrast &&
    `${t('qrDesigner:colours.ratio', { ratio: contrast.ratio })}. ${t(`qrDesigner:colours.${contrast.level}`)}`
  return (
    <div className={styles.row}>
      <button
        ref={row}
        type="button"
        className={styles.well}
        aria-haspopup="dialog"
        aria-label={[t('qrDesigner:colours.change', { part: label, value: value.toUpperCase() }), warning]
          .filter(Boolean)
          .join('. ')}
        onClick={() => setAnchor(row.current)}
      >
        <i style={{ background: value }} />
        <b>{label}</b>
        <span>{value.toUpperCase()}</span>
        <span className={styles.mark} data-level={contrast?.level} title={warning}>
          {contrast && <Icon name={isPale ? 'warning' : 'check'} size={16} />}
        </span>
      </button>
      {isPale && (
        <Button small kind="plain" onClick={props.onFix} aria-label={`${t('qrDesigner:colours.darken')}: ${label}`}>
          {t('qrDesigner:colours.darken')}
        </Button>
      )}
      <Popup open={Boolean(anchor)} anchorEl={anchor} label={label} onClose={() => setAnchor(null)}>
        <ColourPanel {...props} contrast={contrast} />
      </Popup>
    </div>
  )
}
