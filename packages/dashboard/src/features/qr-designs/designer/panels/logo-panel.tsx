import { drawQr, type QrLogo } from '@taplet/qr'
import { useId, useMemo, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { SliderField } from '../../../../ui/fields/slider-field.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { MediaPickerComponent } from '../../../../entities/media/media-picker.ts'
import type { Design } from '../state/design-kind.ts'
import styles from './logo-panel.module.css'
import type { DesignEditor } from '../state/use-design-editor.ts'

/** qr.md 4.3: the rest is left for wear. */
const GOOD = 0.55
const WARN = 0.75
const START_SHARE = 0.22
const [SMALLEST, LARGEST] = [10, 25] // percent of the code's width

interface LogoPanelProps {
  editor: DesignEditor
  address: string
  /** The picture in drawable form; undefined while loading. */
  logo: QrLogo | undefined
  isBroken: boolean
  MediaPicker: MediaPickerComponent
}

/** The path below /media in a library address. */
const pathOfFile = (url: string): string => url.replace(/^.*?\/media\//, '').slice(0, 500)

/** The share of the error correction that the logo uses: the exact figure, not an estimate by area. */
function Budget({ address, design, logo }: { address: string; design: Design; logo: QrLogo }) {
  const t = useText()
  const drawing = useMemo(() => drawQr(address, design.clientConfig, { logo }), [address, design.clientConfig, logo])
  const budget = drawing.logo?.budget ?? 0
  const level = budget <= GOOD ? 'Good' : budget <= WARN ? 'Warn' : 'Bad'
  const percent = Math.round(budget * 100)
  return (
    <div className={styles.budget} data-level={level} role="status">
      <div className={styles.rail} aria-hidden="true">
        <i style={{ width: `${Math.min(100, percent)}%` }} />
      </div>
      <p>
        <b>{t('qrDesigner:logo.budget', { percent })}</b> {t(`qrDesigner:logo.budget${level}`)}{' '}
        {t('qrDesigner:logo.cleared', { modules: drawing.logo?.box.width ?? 0, all: drawing.modules })}
      </p>
    </div>
  )
}

/** The logo: upload or choose it, crop it, resize it. */
export function LogoPanel({ editor, address, logo, isBroken, MediaPicker }: LogoPanelProps) {
  const t = useText()
  const headingId = useId()
  const [picking, setPicking] = useState<'CHOOSE' | 'EDIT'>()
  const design = editor.state.document
  const stored = design.logo
  const setLogo = (next: Design['logo']) => editor.edit((current) => ({ ...current, logo: next }))
  const choose = (url: string) => {
    setPicking(undefined)
    if (url) setLogo({ url, filePath: pathOfFile(url), share: stored?.share ?? START_SHARE })
  }
  return (
    <section className={styles.logo} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('qrDesigner:logo.title')}</h2>
      {stored ? (
        <>
          <div className={styles.file}>
            <img src={stored.url} alt={t('qrDesigner:logo.alt')} />
            <Button small onClick={() => setPicking('CHOOSE')}>
              {t('qrDesigner:logo.change')}
            </Button>
            <Button small onClick={() => setPicking('EDIT')}>
              {t('qrDesigner:logo.crop')}
            </Button>
            <Button small kind="plain" danger onClick={() => setLogo(null)}>
              {t('qrDesigner:logo.remove')}
            </Button>
          </div>
          {isBroken && (
            <p className={styles.broken} role="alert">
              <Icon name="warning" size={16} /> {t('qrDesigner:logo.broken')}
            </p>
          )}
          <SliderField
            label={t('qrDesigner:logo.size')}
            value={Math.min(LARGEST, Math.round(stored.share * 100))}
            min={SMALLEST}
            max={LARGEST}
            unit="%"
            onChange={(percent) => setLogo({ ...stored, share: percent / 100 })}
          />
          {logo && <Budget {...{ address, design, logo }} />}
        </>
      ) : (
        <button type="button" className={styles.add} onClick={() => setPicking('CHOOSE')}>
          <Icon name="image" />
          <span>
            <b>{t('qrDesigner:logo.add')}</b>
            {t('qrDesigner:logo.hint')}
          </span>
        </button>
      )}
      {picking && (
        <MediaPicker
          kind="IMAGE"
          value={stored?.url ?? ''}
          {...(picking === 'EDIT' && { start: 'EDIT' as const })}
          onChoose={choose}
          onClose={() => setPicking(undefined)}
        />
      )}
    </section>
  )
}
