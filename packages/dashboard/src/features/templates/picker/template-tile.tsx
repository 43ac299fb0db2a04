import { useText } from '../../../lib/text.ts'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import type { Choice } from './find-templates.ts'
import styles from './picker.module.css'
import { useTemplateMedia } from './use-template-media.ts'

const WIDTH = 132 // px

/** A template's thumbnail and name. */
export function TemplateTile({ choice, onOpen }: { choice: Choice; onOpen: () => void }) {
  const t = useText()
  const media = useTemplateMedia()
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={[t('templates:open', { name: choice.name }), choice.own && t('templates:own')]
        .filter(Boolean)
        .join(' ')}
      onClick={onOpen}
    >
      <span className={styles.thumb}>
        <SlideThumbnail slide={choice.slide} media={media} width={WIDTH} showsEmpty />
      </span>
      <b>{choice.name}</b> {choice.own && <small>{t('templates:own')}</small>}
    </button>
  )
}
