import type { AccountData } from '@taplet/contract'
import { LANGUAGE_TAGS, PSEUDO } from '@taplet/messages'
import { useMemo } from 'react'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { deviceZone } from '../../../lib/device/device-zone.ts'
import { useText } from '../../../lib/text.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { zoneOptions } from '../../../ui/fields/zone-options.ts'
import styles from './profile.module.css'
import { type ProfileChange, useSaveProfile } from './use-save-profile.ts'

const DEVICE = ''

/** Shows a choice at once, and goes back to what is stored when that fails. */
function useChoice(field: 'language' | 'timeZone', stored: string) {
  const t = useText()
  const save = useSaveProfile(field)
  const chosen = save.isPending ? save.variables[field] : undefined
  return {
    value: chosen ?? stored,
    error: save.error ? t('profile:notSaved', { reason: failureMessage(save.error, t) }) : undefined,
    choose: (change: ProfileChange) => save.mutate(change),
  }
}

/** Language and time zone: as on the device unless the person chose others. */
export function LocaleFields({ account }: { account: AccountData }) {
  const t = useText()
  const language = useChoice('language', account.language)
  const zone = useChoice('timeZone', account.timeZone)
  const zones = useMemo(
    () => zoneOptions(...(account.timeZone === DEVICE ? [] : [account.timeZone]), deviceZone()),
    [account.timeZone],
  )
  // The test language is listed for those who have chosen it, by an address.
  const tags = LANGUAGE_TAGS.filter((tag) => tag !== PSEUDO || account.language === PSEUDO)
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('profile:language.label')}
        error={language.error}
        value={language.value}
        options={[
          { value: DEVICE, label: t('profile:language.device') },
          ...tags.map((tag) => ({ value: tag, label: t(`profile:language.${tag}`) })),
        ]}
        // The value is always that of one of these options.
        onChange={(value) => language.choose({ language: value as (typeof LANGUAGE_TAGS)[number] | '' })}
      />
      <SelectField
        label={t('profile:zone.label')}
        hint={t('profile:zone.hint')}
        error={zone.error}
        value={zone.value}
        options={[
          { value: DEVICE, label: t('profile:zone.device', { zone: deviceZone().replaceAll('_', ' ') }) },
          ...zones,
        ]}
        onChange={(timeZone) => zone.choose({ timeZone })}
      />
    </div>
  )
}
