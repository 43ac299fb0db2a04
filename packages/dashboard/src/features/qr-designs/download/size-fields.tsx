import { useText } from '../../../lib/text.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { NumberField } from './number-field.tsx'
import { bounds, type FileOptions, formatName, formats, isPicture } from './use-file-options.ts'

const DOTS_PER_MM = 300 / 25.4

interface SizeFieldsProps {
  options: FileOptions
  onChange: (change: Partial<FileOptions>) => void
  /** Below this width the design is hard to read; 0 if unknown. */
  smallestMm: number
}

/** Format and width of a file. */
export function SizeFields({ options, onChange, smallestMm }: SizeFieldsProps) {
  const t = useText()
  const { format, pixels, widthMm } = options
  return (
    <>
      <Segment
        label={t('qrDownload:format')}
        hint={t(`qrDownload:formats.${format}`)}
        value={format}
        options={formats.map((value) => ({ value, label: formatName(value) }))}
        onChange={(value) => onChange({ format: value })}
      />
      {isPicture(format) ? (
        <NumberField
          label={t('qrDownload:pixels')}
          unit={t('qrDownload:px')}
          value={pixels}
          {...bounds.pixels}
          hint={t('qrDownload:printAt', { pixels, mm: Math.floor(pixels / DOTS_PER_MM) })}
          onChange={(value) => onChange({ pixels: value })}
        />
      ) : (
        <NumberField
          label={t('qrDownload:widthMm')}
          unit={t('qrDownload:mm')}
          value={widthMm}
          {...bounds.widthMm}
          hint={widthMm < smallestMm ? t('qrDownload:tooSmall', { mm: smallestMm }) : undefined}
          onChange={(value) => onChange({ widthMm: value })}
        />
      )}
    </>
  )
}
