import { Suspense } from 'react'
import { useIsPhone } from '../../lib/device/use-is-phone.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { findService } from '../../lib/tracking/find-service.ts'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

// Most installations name no service.
const ConsentSwitch = lazyComponent(
  async () => (await import('../../features/consent/consent-switch.tsx')).ConsentSwitch,
  'SILENT',
)

/** The two switches of spec §2, and on phones that for headings (spec §3); all are stored on this device. */
export function SettingsSwitches() {
  const t = useText()
  const isPhone = useIsPhone()
  const service = findService()
  const { theme, showingTips, responsiveFontSizes, change } = useSettings()
  return (
    <>
      <SwitchField
        label={t('chrome:settings.dark')}
        hint={t('chrome:settings.darkHint')}
        checked={theme === 'MIDNIGHT'}
        onChange={(isDark) => change({ theme: isDark ? 'MIDNIGHT' : 'LIGHT' })}
      />
      <SwitchField
        label={t('chrome:settings.tips')}
        hint={t('chrome:settings.tipsHint')}
        checked={showingTips}
        onChange={(on) => change({ showingTips: on })}
      />
      {isPhone && (
        <SwitchField
          label={t('chrome:settings.fontSizes')}
          hint={t('chrome:settings.fontSizesHint')}
          checked={responsiveFontSizes}
          onChange={(on) => change({ responsiveFontSizes: on })}
        />
      )}
      {service && (
        <Suspense fallback={null}>
          <ConsentSwitch service={service} />
        </Suspense>
      )}
    </>
  )
}
