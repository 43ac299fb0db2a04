import { MAX_PRINT_COPIES, type PrintProductName, sizesOf } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { NumberField } from '../number-field.tsx'
import type { PrintOptions } from './use-print-options.ts'
import { useSizeLabel } from './use-size-label.ts'

interface SizeFieldsProps {
  product: PrintProductName
  options: PrintOptions & { copies: number }
  /** Of each code. */
  hint: string
  onChange: (change: Partial<PrintOptions>) => void
}

const FOLDED: PrintProductName = 'TABLE_TENT'
/** Posters and signs fill their paper. */
const WHOLE_PAGES: readonly PrintProductName[] = ['POSTER', FOLDED, 'WINDOW_SIGN']

/** How large, how many, and on what paper. */
export function PrintSizeFields({ product, options, hint, onChange }: SizeFieldsProps) {
  const t = useText()
  const labelOf = useSizeLabel()
  const isLabels = product === 'LABELS'
  return (
    <>
      <SelectField
        label={t(isLabels ? 'qrDownload:sheet' : 'qrPrint:size')}
        hint={product === FOLDED ? t('qrPrint:folded') : undefined}
        value={options.size}
        options={sizesOf(product).map((value) => ({ value, label: labelOf(product, value) }))}
        onChange={(size) => onChange({ size, copies: undefined })}
      />
      <NumberField
        label={t('qrPrint:copies')}
        unit=""
        value={options.copies}
        min={1}
        max={MAX_PRINT_COPIES}
        hint={hint}
        onChange={(copies) => onChange({ copies })}
      />
      {!isLabels && !WHOLE_PAGES.includes(product) && (
        <Segment
          label={t('qrPrint:paper')}
          value={options.paper}
          options={[
            { value: 'OWN', label: t('qrPrint:papers.OWN') },
            { value: 'A4', label: t('qrPrint:papers.A4') },
            { value: 'LETTER', label: t('qrPrint:papers.LETTER') },
          ]}
          onChange={(paper) => onChange({ paper })}
        />
      )}
    </>
  )
}
