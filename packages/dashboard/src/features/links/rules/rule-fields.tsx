import type { LinkRule, VisitorDevice } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { TogglesField } from '../../../ui/fields/toggles-field.tsx'
import { SliderField } from '../../../ui/fields/slider-field.tsx'
import { DestinationFields } from '../parts/destination-fields.tsx'
import { destinationProblem, fromDestination, toDestination } from '../parts/destination-value.ts'
import type { Known } from '../parts/use-known.ts'
import { CountryField } from './country-field.tsx'
import { ruleProblem } from './rule-problem.ts'
import styles from './rules.module.css'
import { TimeConditions } from './time-conditions.tsx'

const devices: readonly VisitorDevice[] = ['IOS', 'ANDROID', 'DESKTOP']

interface RuleFieldsProps {
  rule: LinkRule
  known: Known
  /** Missing values are reported once saving was attempted. */
  isTried: boolean
  onChange: (rule: LinkRule) => void
}

/** The fields of a rule: for whom, when, for what share, and its destination. */
export function RuleFields({ rule, known, isTried, onChange }: RuleFieldsProps) {
  const t = useText()
  // The last values of both alternatives, so that switching between them loses nothing.
  const [destination, setDestination] = useState(() => fromDestination(rule.destination))
  const missing = destinationProblem(destination)
  const problem = ruleProblem(rule)
  const change = (changes: Partial<LinkRule>) => onChange({ ...rule, ...changes })
  return (
    <div className={styles.edit}>
      <TogglesField
        label={t('linkRules:device')}
        hint={t('linkRules:deviceHint')}
        options={devices.map((device) => ({ value: device, label: t(`linkRules:devices.${device}`) }))}
        value={rule.devices}
        onChange={(chosen) => change({ devices: chosen })}
      />
      <CountryField value={rule.countries} onChange={(countries) => change({ countries })} />
      <TimeConditions rule={rule} error={problem?.field === 'dates' ? t(problem.text) : undefined} onChange={change} />
      <SliderField
        label={t('linkRules:share')}
        hint={t('linkRules:shareHint')}
        min={1}
        max={100}
        unit="%"
        value={rule.share}
        onChange={(share) => change({ share })}
      />
      <div className={styles.then}>
        <h4>{t('linkRules:ledTo')}</h4>
        <DestinationFields
          value={destination}
          known={known}
          error={isTried && missing ? t(missing) : undefined}
          onChange={(value) => {
            setDestination(value)
            change({ destination: toDestination(value) })
          }}
        />
      </div>
    </div>
  )
}
