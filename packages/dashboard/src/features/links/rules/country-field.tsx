import { useText } from '../../../lib/text.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { countries, countryName } from './countries.ts'
import styles from './rules.module.css'

const MAX = 60
const NONE = ''

interface CountryFieldProps {
  value: readonly string[]
  onChange: (codes: string[]) => void
}

/** A list of countries; each can be removed. */
export function CountryField({ value, onChange }: CountryFieldProps) {
  const t = useText()
  const left = countries().filter((country) => !value.includes(country.value))
  return (
    <div className={styles.countries}>
      <SelectField
        label={t('linkRules:countries')}
        hint={t('linkRules:countriesHint')}
        value={NONE}
        options={[
          { value: NONE, label: t(value.length > 0 ? 'linkRules:addCountry' : 'linkRules:everyCountry') },
          ...left,
        ]}
        disabled={value.length >= MAX}
        onChange={(code) => code && onChange([...value, code])}
      />
      {value.length > 0 && (
        <ul className={styles.chosen}>
          {value.map((code) => (
            <li key={code}>
              <button
                type="button"
                aria-label={t('linkRules:removeCountry', { name: countryName(code) })}
                onClick={() => onChange(value.filter((one) => one !== code))}
              >
                {countryName(code)}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
