import { useText } from '../../../lib/text.ts'
import { WhenNear } from '../../../ui/list/when-near.tsx'
import { DesignCode } from '../../../entities/qr-design/design-code.tsx'
import { type Look, looks } from './looks.ts'
import styles from './look-gallery.module.css'

const SIZE = { width: '100%', aspectRatio: '1' } as const

interface LookGalleryProps {
  address: string
  isDisabled?: boolean
  onChoose: (look: Look) => void
}

/** The ready-made designs, each a code that can be scanned from the screen. */
export function LookGallery({ address, isDisabled = false, onChoose }: LookGalleryProps) {
  const t = useText()
  return (
    <ul className={styles.grid}>
      {looks.map((look) => (
        <li key={look.id}>
          <button
            type="button"
            className={styles.look}
            disabled={isDisabled}
            aria-label={t('qrDesigns:looks.use', { name: t(`qrDesigns:looks.names.${look.id}`) })}
            onClick={() => onChoose(look)}
          >
            <span className={styles.code}>
              <WhenNear style={SIZE}>
                <DesignCode address={address} design={{ clientConfig: look.clientConfig, logo: null }} label="" />
              </WhenNear>
            </span>
            <b>{t(`qrDesigns:looks.names.${look.id}`)}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}
