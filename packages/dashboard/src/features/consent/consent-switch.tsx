import { useSettings } from '../../lib/settings.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { asksNotToBeFollowed, type TrackingService } from '../../lib/tracking/find-service.ts'
import { consent } from '../../text/en/apps/consent.ts'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { hostOf } from './host-of.ts'

addTexts('consent', consent)

/** The same choice in the settings. */
export function ConsentSwitch({ service }: { service: TrackingService }) {
  const t = useText()
  const { productEvents, change } = useSettings()
  const isRefused = asksNotToBeFollowed()
  return (
    <SwitchField
      label={t('consent:label')}
      hint={isRefused ? t('consent:refusedByBrowser') : t('consent:hint', { host: hostOf(service) })}
      checked={!isRefused && productEvents === 'ALLOWED'}
      disabled={isRefused}
      onChange={(on) => change({ productEvents: on ? 'ALLOWED' : 'REFUSED' })}
    />
  )
}
