import { withUtm } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { addressProblem, fullAddress } from '../../parts/destination-value.ts'
import styles from '../editor.module.css'
import { useLinkField } from '../use-link-field.ts'

const parts = ['source', 'medium', 'campaign', 'term', 'content'] as const
const MAX = 200
const EXAMPLE = 'https://example.com/'

/** UTM parameters, and the resulting address. */
export function UtmFields() {
  const t = useText()
  const { value, onChange } = useLinkField('utm')
  const { value: destination } = useLinkField('destination')
  const isAddress = destination.goesTo === 'ADDRESS' && !addressProblem(destination.destinationUrl)
  const url = (isAddress && fullAddress(destination.destinationUrl)) || EXAMPLE
  const result = withUtm(url, value)
  const words = result.split('?')[1] ?? ''
  return (
    <fieldset className={styles.set}>
      <legend>{t('linkForm:utm')}</legend>
      <p className={styles.hint}>{t('linkForm:utmHint')}</p>
      <div className={styles.pairs}>
        {parts.map((part) => (
          <TextField
            key={part}
            label={t(`linkForm:utmParts.${part}`)}
            placeholder={t(`linkForm:utmExamples.${part}`)}
            maxLength={MAX}
            autoCapitalize="none"
            autoComplete="off"
            value={value[part]}
            onChange={(event) => onChange({ ...value, [part]: event.target.value })}
          />
        ))}
      </div>
      {result !== url && (
        <p className={styles.result}>
          <b>{t(destination.goesTo === 'ADDRESS' ? 'linkForm:utmResult' : 'linkForm:utmKept')}</b>
          <code>{destination.goesTo === 'ADDRESS' ? result : words}</code>
        </p>
      )}
    </fieldset>
  )
}
