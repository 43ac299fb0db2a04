import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Popup } from '../../ui/overlays/popup.tsx'
import { usePopover } from '../../ui/overlays/use-popover.ts'
import styles from './panel.module.css'

/** News for the account. No part of the product sends any yet, so there is nothing to mark. */
function NotificationsPanel() {
  const t = useText()
  return (
    <div className={styles['panel']}>
      <h2>{t('chrome:notifications.name')}</h2>
      <div className={styles['none']}>
        <span className={styles['leaf']}>
          <Icon name="bell" size={24} />
        </span>
        <b>{t('chrome:notifications.none')}</b>
        <span>{t('chrome:notifications.noneHint')}</span>
      </div>
      <Button kind="plain" small icon="check" disabled>
        {t('chrome:notifications.markAll')}
      </Button>
    </div>
  )
}

/** The bell and its popover. */
export function NotificationsButton() {
  const t = useText()
  const { trigger, popover } = usePopover()
  return (
    <>
      <IconButton icon="bell" label={t('chrome:notifications.name')} hintSide="right" {...trigger} />
      <Popup {...popover} label={t('chrome:notifications.name')} side="beside">
        <NotificationsPanel />
      </Popup>
    </>
  )
}
