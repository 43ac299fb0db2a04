import { useText } from '../../../lib/text.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './share.module.css'
import type { useShare } from './use-share.ts'

/** WhatsApp, a story, mail, and what else the device offers. */
export function ShareWays({ share }: { share: ReturnType<typeof useShare> }) {
  const t = useText()
  const isPhone = useIsPhone()
  const { sheet, story, noteShared } = share
  return (
    <div className={styles.ways} role="group" aria-label={t('share:ways')}>
      <a className={styles.way} href={share.whatsApp} target="_blank" rel="noopener" onClick={noteShared}>
        <Icon name="chat" />
        {t('share:whatsApp')}
      </a>
      <button
        type="button"
        className={styles.way}
        aria-busy={story.isPending}
        onClick={() => !story.isPending && story.mutate()}
      >
        <Icon name="image" />
        {t(isPhone ? 'share:storyBrief' : 'share:story')}
      </button>
      <a className={styles.way} href={share.mail} onClick={noteShared}>
        <Icon name="mail" />
        {t('share:mail')}
      </a>
      {sheet && (
        <button type="button" className={styles.way} onClick={() => void sheet()}>
          <Icon name="share" />
          {t('share:more')}
        </button>
      )}
    </div>
  )
}
