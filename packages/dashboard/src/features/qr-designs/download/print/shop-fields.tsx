import { useText } from '../../../../lib/text.ts'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import styles from '../download-panel.module.css'
import { BLEED_MM, type PrintOptions } from './use-print-options.ts'

interface ShopFieldsProps {
  options: PrintOptions
  onChange: (change: Partial<PrintOptions>) => void
}

/** What a print shop asks for; nobody needs it for an office printer. */
export function ShopFields({ options, onChange }: ShopFieldsProps) {
  const t = useText()
  return (
    <details className={styles.more}>
      <summary>{t('qrPrint:shop')}</summary>
      <div className={styles.fields}>
        <SwitchField
          label={t('qrPrint:bleed', { mm: BLEED_MM })}
          hint={t('qrPrint:bleedHint')}
          checked={options.hasBleed}
          onChange={(hasBleed) => onChange({ hasBleed })}
        />
        <SwitchField
          label={t('qrPrint:marks')}
          hint={t('qrPrint:marksHint')}
          checked={options.hasMarks}
          onChange={(hasMarks) => onChange({ hasMarks })}
        />
        <Segment
          label={t('qrPrint:colours')}
          hint={t(`qrPrint:coloursHints.${options.colours}`)}
          value={options.colours}
          options={[
            { value: 'RGB', label: t('qrPrint:spaces.RGB') },
            { value: 'CMYK', label: t('qrPrint:spaces.CMYK') },
          ]}
          onChange={(colours) => onChange({ colours })}
        />
      </div>
    </details>
  )
}
