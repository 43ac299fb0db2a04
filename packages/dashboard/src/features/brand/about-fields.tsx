import { type BrandInput, MAX_HOURS, MAX_STREET } from '@taplet/contract'
import { useText } from '../../lib/text.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './brand.module.css'
import { LinksField } from './links-field.tsx'

interface AboutFieldsProps {
  brand: BrandInput
  onChange: (change: Partial<BrandInput>) => void
}

/** Address, hours, and where else to find it. */
export function AboutFields({ brand, onChange }: AboutFieldsProps) {
  const t = useText()
  return (
    <>
      <p className={styles.lede}>{t('brand:about.lede')}</p>
      <div className={styles.pair}>
        <TextField
          label={t('brand:about.address')}
          placeholder={t('brand:about.addressPlaceholder')}
          value={brand.address}
          maxLength={MAX_STREET}
          autoComplete="street-address"
          onChange={(event) => onChange({ address: event.target.value })}
        />
        <TextArea
          label={t('brand:about.hours')}
          placeholder={t('brand:about.hoursPlaceholder')}
          hint={t('brand:about.hoursHint')}
          value={brand.hours}
          maxLength={MAX_HOURS}
          onChange={(event) => onChange({ hours: event.target.value })}
        />
      </div>
      <LinksField links={brand.links} onChange={(links) => onChange({ links })} />
    </>
  )
}
