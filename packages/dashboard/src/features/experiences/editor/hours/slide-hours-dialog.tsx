import type { SlideRule } from '@taplet/contract'
import { useMemo, useState } from 'react'
import { ownZone } from '../../../../lib/device/device-zone.ts'
import { addTexts, useText } from '../../../../lib/text.ts'
import { weekdayOptions } from '../../../../lib/timing/weekdays.ts'
import { slideHours } from '../../../../text/en/publishing/slide-hours.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { TogglesField } from '../../../../ui/fields/toggles-field.tsx'
import { zoneOptions } from '../../../../ui/fields/zone-options.ts'
import { ActionDialog } from '../../../../ui/overlays/action-dialog.tsx'
import { type RuleChoice, choiceOf, problemsOf, ruleChoices, ruleOf } from './rule-choice.ts'
import styles from './slide-hours.module.css'

addTexts('slideHours', slideHours)

interface SlideHoursDialogProps {
  name: string
  rule: SlideRule
  /** Of the app; null for the account's. */
  timeZone: string | null
  onSave: (rule: SlideRule, timeZone: string | null) => void
  onClose: () => void
}

interface FieldsProps {
  rule: SlideRule
  onChange: (changes: Partial<SlideRule>) => void
}

/** Days and hours of one's own. */
function OwnTimes({ rule, onChange }: FieldsProps) {
  const t = useText()
  const { days = [], from = '', until = '', startsOn = '', endsOn = '' } = rule
  const isNight = from !== '' && until !== '' && until < from
  const problems = problemsOf(rule)
  const typed = (field: keyof SlideRule) => (event: { target: { value: string } }) =>
    onChange({ [field]: event.target.value || undefined })
  return (
    <>
      <TogglesField
        label={t('slideHours:days')}
        hint={t('slideHours:daysHint')}
        options={weekdayOptions}
        value={days}
        onChange={(chosen) => onChange({ days: chosen })}
      />
      <div className={styles.pair}>
        <TextField label={t('slideHours:start')} type="time" value={from} onChange={typed('from')} />
        <TextField
          label={t('slideHours:end')}
          hint={isNight ? t('slideHours:nextDay') : undefined}
          error={problems.until ? t('slideHours:sameTime') : undefined}
          type="time"
          value={until}
          onChange={typed('until')}
        />
        <TextField label={t('slideHours:firstDay')} type="date" value={startsOn} onChange={typed('startsOn')} />
        <TextField
          label={t('slideHours:lastDay')}
          error={problems.endsOn ? t('slideHours:endsBeforeStart') : undefined}
          type="date"
          value={endsOn}
          onChange={typed('endsOn')}
        />
      </div>
    </>
  )
}

/** Chooses when visitors see a slide: always, at times, or not at all. */
export function SlideHoursDialog({ name, rule: before, timeZone, onSave, onClose }: SlideHoursDialogProps) {
  const t = useText()
  const [rule, setRule] = useState(before)
  const [choice, setChoice] = useState<RuleChoice>(choiceOf(before))
  const [zone, setZone] = useState(timeZone ?? ownZone())
  const zones = useMemo(() => zoneOptions(zone), [zone])
  const change = (changes: Partial<SlideRule>) => setRule({ ...rule, ...changes })
  const hasClock = choice !== 'always' && choice !== 'leftOut'
  const isImpossible = Object.values(problemsOf(ruleOf(choice, rule))).includes(true)
  const handleSave = () => {
    onSave(ruleOf(choice, rule), timeZone === null && zone === ownZone() ? null : zone)
    onClose()
  }
  return (
    <ActionDialog
      title={t('slideHours:title', { name })}
      action={{ label: t('slideHours:save'), disabled: isImpossible, onAct: handleSave }}
      onClose={onClose}
    >
      <SelectField
        label={t('slideHours:choice')}
        value={choice}
        options={ruleChoices.map((value) => ({ value, label: t(`slideHours:${value}`) }))}
        onChange={setChoice}
      />
      {choice === 'leftOut' && <p>{t('slideHours:leftOutHint')}</p>}
      {choice === 'untilDay' && (
        <TextField
          label={t('slideHours:lastDay')}
          type="date"
          value={rule.endsOn ?? ''}
          onChange={({ target }) => change({ endsOn: target.value || undefined })}
        />
      )}
      {choice === 'own' && <OwnTimes rule={rule} onChange={change} />}
      {hasClock && <SelectField label={t('slideHours:zone')} value={zone} options={zones} onChange={setZone} />}
      <p className={styles.hint}>{t('slideHours:hint')}</p>
    </ActionDialog>
  )
}
