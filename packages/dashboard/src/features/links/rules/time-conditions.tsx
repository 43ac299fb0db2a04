import type { LinkRule } from '@taplet/contract'
import { useMemo } from 'react'
import { useText } from '../../../lib/text.ts'
import { weekdayOptions } from '../../../lib/timing/weekdays.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TogglesField } from '../../../ui/fields/toggles-field.tsx'
import { fromZonedTime, toZonedTime } from '../../../lib/timing/zoned-time.ts'
import { zoneOptions } from '../../../ui/fields/zone-options.ts'
import styles from './rules.module.css'

interface TimeConditionsProps {
  rule: LinkRule
  error: string | undefined
  onChange: (changes: Partial<LinkRule>) => void
}

/** When a rule applies: from, until, days of the week and hours, in a time zone. */
export function TimeConditions({ rule, error, onChange }: TimeConditionsProps) {
  const t = useText()
  const { from, until, weekdays, startTime, endTime, timezone } = rule
  const zones = useMemo(() => zoneOptions(timezone), [timezone])
  const isNight = startTime !== null && endTime !== null && endTime <= startTime
  // The same wall-clock time in another zone is another instant.
  const handleZone = (zone: string) =>
    onChange({
      timezone: zone,
      from: fromZonedTime(toZonedTime(from, timezone), zone),
      until: fromZonedTime(toZonedTime(until, timezone), zone),
    })
  return (
    <>
      <div className={styles.pairs}>
        <TextField
          label={t('linkRules:from')}
          type="datetime-local"
          value={toZonedTime(from, timezone)}
          onChange={({ target }) => onChange({ from: fromZonedTime(target.value, timezone) })}
        />
        <TextField
          label={t('linkRules:until')}
          type="datetime-local"
          error={error}
          value={toZonedTime(until, timezone)}
          onChange={({ target }) => onChange({ until: fromZonedTime(target.value, timezone) })}
        />
      </div>
      <TogglesField
        label={t('linkRules:weekdays')}
        hint={t('linkRules:weekdaysHint')}
        options={weekdayOptions}
        value={weekdays}
        onChange={(chosen) => onChange({ weekdays: chosen })}
      />
      <div className={styles.pairs}>
        <TextField
          label={t('linkRules:startTime')}
          type="time"
          value={startTime ?? ''}
          onChange={({ target }) => onChange({ startTime: target.value || null })}
        />
        <TextField
          label={t('linkRules:endTime')}
          hint={isNight ? t('linkRules:nextDay') : undefined}
          type="time"
          value={endTime ?? ''}
          onChange={({ target }) => onChange({ endTime: target.value || null })}
        />
        <SelectField label={t('linkForm:zone')} value={timezone} options={zones} onChange={handleZone} />
      </div>
    </>
  )
}
