import { Suspense } from 'react'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { Popup } from '../../ui/overlays/popup.tsx'
import { usePopover } from '../../ui/overlays/use-popover.ts'
import styles from './panel.module.css'

const Switches = lazyComponent(async () => (await import('./settings-switches.tsx')).SettingsSwitches)

/** The settings of this device; loaded when they are opened. */
export const Settings = () => (
  <Suspense fallback={null}>
    <Switches />
  </Suspense>
)

/** The settings button and its popover. */
export function SettingsButton() {
  const t = useText()
  const { trigger, popover } = usePopover()
  return (
    <>
      <IconButton icon="settings" label={t('chrome:settings.name')} hintSide="right" {...trigger} />
      <Popup {...popover} label={t('chrome:settings.name')} side="beside">
        <div className={styles.panel}>
          <h2>{t('chrome:settings.name')}</h2>
          <Settings />
        </div>
      </Popup>
    </>
  )
}
