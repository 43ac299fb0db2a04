import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import styles from './sharing.module.css'

interface LinkPreviewProps {
  name: string
  description: string
  /** E.g. `taplet.example`. */
  host: string
  /** Undefined when the app has none. */
  picture: string | undefined
}

/** Preview of a link to the app, as chats and posts show it. */
export function LinkPreview({ name, description, host, picture }: LinkPreviewProps) {
  const t = useText()
  return (
    <figure className={styles.chat} aria-label={t('experienceEditor:sharing.previewTitle')}>
      <p className={styles.said}>{t('experienceEditor:sharing.chat')}</p>
      <div className={styles.link} data-bare={!picture}>
        {picture ? (
          <img className={styles.big} src={picture} alt="" />
        ) : (
          <span className={styles.bare}>
            <Icon name="link" size={20} />
          </span>
        )}
        <div className={styles.lines}>
          <span className={styles.host}>{host}</span>
          <b>{name}</b>
          <span className={styles.description} data-missing={description === ''}>
            {description || t('experienceEditor:sharing.noDescription')}
          </span>
        </div>
      </div>
      <figcaption className={styles.note}>
        {!picture && t('experienceEditor:sharing.noPicture')} {t('experienceEditor:sharing.previewHint')}
      </figcaption>
    </figure>
  )
}
