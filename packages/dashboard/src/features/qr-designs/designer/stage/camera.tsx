import type { CameraTroubles, ScanDesign } from '@taplet/qr/scannability'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { SliderField } from '../../../../ui/fields/slider-field.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { type CameraView, useCamera } from '../../check/use-camera.ts'
import styles from './camera.module.css'

const START: CameraTroubles = { blur: 0.2, tilt: 0.35, dim: 0.3, small: 0.2 }
const kinds = ['blur', 'tilt', 'dim', 'small'] as const
const FULL = 100

function Verdict({ reads }: { reads: CameraView['reads'] | undefined }) {
  const t = useText()
  const all = reads?.length ?? 0
  const read = reads?.filter(({ isRead }) => isRead).length ?? 0
  const tone = !reads ? 'busy' : read === 0 ? 'none' : read < all ? 'some' : 'all'
  const words = {
    busy: t('qrDesigner:stage.reading'),
    none: t('qrDesigner:stage.readNone'),
    some: t('qrDesigner:stage.read', { read, all }),
    all: t('qrDesigner:stage.read', { read, all }),
  }
  const icon = ({ busy: 'search', none: 'warning', some: 'check', all: 'check' } as const)[tone]
  return (
    <p className={styles.verdict} data-tone={tone} role="status">
      <Icon name={icon} size={16} /> {words[tone]}
    </p>
  )
}

/** The picture in a phone's viewfinder. */
function Finder({ picture, label }: { picture: CameraView['picture'] | undefined; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // Effect: draws the canvas.
  useEffect(() => {
    const element = canvas.current
    if (!element || !picture) return
    element.width = picture.width
    element.height = picture.height
    const pixels = new Uint8ClampedArray(picture.data)
    element.getContext('2d')?.putImageData(new ImageData(pixels, picture.width, picture.height), 0, 0)
  }, [picture])
  return (
    <div className={styles.finder}>
      <canvas ref={canvas} role="img" aria-label={label} />
      <i />
    </div>
  )
}

/** The code as a phone sees it in poor light with an unsteady hand, and whether the readers can still decode it. */
export function Camera({ scan }: { scan: ScanDesign }) {
  const t = useText()
  const leadId = useId()
  const [troubles, setTroubles] = useState(START)
  const { view, isFailed } = useCamera(scan, troubles)
  return (
    <div className={styles.camera}>
      <div className={styles.phone}>
        <Finder picture={view?.picture} label={t('qrDesigner:stage.cameraPicture')} />
        {isFailed ? (
          <p className={styles.verdict} data-tone="none" role="alert">
            {t('qrDesigner:stage.cameraFailed')}
          </p>
        ) : (
          <Verdict reads={view?.reads} />
        )}
      </div>
      <div className={styles.troubles} role="group" aria-labelledby={leadId}>
        <p id={leadId}>{t('qrDesigner:stage.cameraLead')}</p>
        {kinds.map((kind) => (
          <SliderField
            key={kind}
            label={t(`qrDesigner:stage.${kind}`)}
            value={Math.round(troubles[kind] * FULL)}
            min={0}
            max={FULL}
            step={5}
            unit="%"
            onChange={(value) => setTroubles({ ...troubles, [kind]: value / FULL })}
          />
        ))}
      </div>
    </div>
  )
}
