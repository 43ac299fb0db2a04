import type { LinkDestination, LinkRule, VisitorDevice } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { fromZonedTime, toZonedTime } from '../../../lib/timing/zoned-time.ts'
import { DestinationLine } from '../parts/destination-line.tsx'
import type { Known } from '../parts/use-known.ts'
import { countries } from './countries.ts'
import styles from './rules.module.css'
import { whoSeesWhat } from './who-sees-what.ts'

interface RulePreviewProps {
  link: LinkDestination & { rules: readonly LinkRule[] }
  known: Known
}

const UNKNOWN = ''

/** Until something is chosen it is not a deleted app either. */
const isChosen = ({ experienceId, destinationUrl }: LinkDestination): boolean => Boolean(experienceId || destinationUrl)

/** Preview of the rules: their destination for a visitor chosen by the merchant. */
export function RulePreview({ link, known }: RulePreviewProps) {
  const t = useText()
  const [device, setDevice] = useState<VisitorDevice>('IOS')
  const [country, setCountry] = useState(UNKNOWN)
  const [opened] = useState(() => new Date())
  const [moment, setMoment] = useState(() => toZonedTime(opened.toISOString(), ownZone()))
  const at = new Date(fromZonedTime(moment, ownZone()) ?? opened)
  const parts = whoSeesWhat(link, { device, country: country || undefined, at })
  return (
    <div className={styles.preview}>
      <h4>{t('linkRules:preview.title')}</h4>
      <Segment
        label={t('linkRules:device')}
        value={device}
        options={(['IOS', 'ANDROID', 'DESKTOP'] as const).map((value) => ({
          value,
          label: t(`linkRules:deviceShort.${value}`),
        }))}
        onChange={setDevice}
      />
      <div className={styles.pairs}>
        <SelectField
          label={t('linkRules:preview.country')}
          value={country}
          options={[{ value: UNKNOWN, label: t('linkRules:preview.unknown') }, ...countries()]}
          onChange={setCountry}
        />
        <TextField
          label={t('linkRules:preview.moment')}
          type="datetime-local"
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
        />
      </div>
      <ul className={styles.parts} aria-live="polite">
        {parts.map((part) => (
          <li key={part.place ?? 0}>
            {parts.length > 1 && (
              <b>{t('linkRules:preview.percent', { percent: Math.round(part.percent * 10) / 10 })}</b>
            )}
            {isChosen(part.destination) ? (
              <DestinationLine destination={part.destination} known={known} />
            ) : (
              <span>{t('linkRules:preview.notChosen')}</span>
            )}
            <span className={styles.hint}>
              {part.place === undefined
                ? t('linkRules:preview.own')
                : t('linkRules:preview.byRule', { place: part.place })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
