import type { LinkDestination } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppPicture } from './app-picture.tsx'
import { destinationLabel, shownDestination } from './destination.ts'
import styles from './parts.module.css'
import type { Known } from './use-known.ts'

const PICTURE = { width: 24, height: 32 }

/** A link's destination: a small picture and a line of text. */
export function DestinationLine({ destination, known }: { destination: LinkDestination; known: Known }) {
  const t = useText()
  const shown = shownDestination(destination, known)
  const words = destinationLabel(shown, t)
  return (
    <span className={styles.line} data-gone={shown.kind === 'GONE'}>
      {shown.kind === 'APP' ? (
        <AppPicture page={shown.page} slideId={shown.slideId} library={known.library} {...PICTURE} />
      ) : (
        <span className={styles.tile} style={PICTURE}>
          <Icon name={shown.kind === 'ADDRESS' ? 'globe' : 'warning'} size={16} />
        </span>
      )}
      <span className={styles.lineWords} title={words}>
        {words}
      </span>
    </span>
  )
}
