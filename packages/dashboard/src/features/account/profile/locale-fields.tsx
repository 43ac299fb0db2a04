import type { AccountData } from '@taplet/contract'
import { LANGUAGE_TAGS, PSEUDO } from '@taplet/messages'
import { useMemo } from 'react'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { deviceZone } from '../../../lib/device/device-zone.ts'
import { language, useText } from '../../../lib/text.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { zoneOptions } from '../../../ui/fields/zone-options.ts'
import styles from './profile.module.css'
import { type ProfileChange, useSaveProfile } from './use-save-profile.ts'

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

/** The languages to choose from: those that are written, and the test language for whoever opened it by an address. */
const offered = LANGUAGE_TAGS.filter((tag) => tag !== PSEUDO || language === PSEUDO)

/** Language and time zone. Where only one language is written there is nothing to choose. */
export function LocaleFields({ account }: { account: AccountData }) {
  const t = useText()
  const spoken = useChoice('language', account.language)
  const zone = useChoice('timeZone', account.timeZone)
  const zones = useMemo(
    () => zoneOptions(...(account.timeZone === '' ? [] : [account.timeZone]), deviceZone()),
    [account.timeZone],
  )
  return (
    <div className={styles.fields}>
      {offered.length > 1 ? (
        <SelectField
          label={t('profile:language.label')}
          hint={t('profile:language.hint')}
          error={spoken.error}
          value={spoken.value || language}
          options={offered.map((tag) => ({ value: tag, label: t(`profile:language.${tag}`) }))}
          // The value is always that of one of these options.
          onChange={(value) => spoken.choose({ language: value as (typeof LANGUAGE_TAGS)[number] })}
        />
      ) : (
        <div className={styles.only}>
          <b>{t('profile:language.label')}</b>
          <p>{t('profile:language.only', { language: t(`profile:language.${offered[0] ?? 'en'}`) })}</p>
        </div>
      )}
      <SelectField
        label={t('profile:zone.label')}
        hint={t('profile:zone.hint')}
        error={zone.error}
        value={zone.value || deviceZone()}
        options={zones}
        onChange={(timeZone) => zone.choose({ timeZone })}
      />
    </div>
  )
}
