import { useText } from '../../lib/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './gallery.module.css'

const kinds = ['pri', 'sec', 'soft', 'plain'] as const

export function ButtonsSection() {
  const t = useText()
  return (
    <>
      {[false, true].map((small) => (
        <div key={String(small)} className={styles.row}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} small={small} icon="play">
              {t('gallery:sample.preview')}
            </Button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} disabled>
            {t('gallery:sample.publish')}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} danger icon="trash">
            {t('gallery:sample.remove')}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Button kind="pri" busy>
          {t('gallery:sample.saving')}
        </Button>
        <Button busy>{t('gallery:sample.saving')}</Button>
        <ButtonLink kind="soft" to="/dev/ui" endIcon="open">
          {t('gallery:sample.preview')}
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <IconButton icon="undo" label={t('undo')} shortcut="Ctrl Z" />
        <IconButton icon="copy" label={t('gallery:sample.duplicate')} line />
        <IconButton icon="tips" label={t('gallery:sample.chosen')} pressed />
        <IconButton icon="trash" label={t('delete')} danger />
        <IconButton icon="edit" label={t('gallery:sample.edit')} disabled />
        <IconButton icon="close" label={t('close')} small />
      </div>
    </>
  )
}
