import { useText } from '../../../lib/text.ts'
import { SliderField } from '../../../ui/fields/slider-field.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { bounds, type FileOptions, mayBeTransparent } from './use-file-options.ts'

interface AroundFieldsProps {
  options: FileOptions
  onChange: (change: Partial<FileOptions>) => void
}

/** Options around and behind a code: bleed, caption, background. */
export function AroundFields({ options, onChange }: AroundFieldsProps) {
  const t = useText()
  return (
    <>
      <SliderField
        label={t('qrDownload:bleed')}
        hint={t('qrDownload:bleedHint')}
        value={options.bleedMm}
        {...bounds.bleedMm}
        unit={t('qrDownload:mm')}
        onChange={(bleedMm) => onChange({ bleedMm })}
      />
      <TextField
        label={t('qrDownload:caption')}
        hint={t('qrDownload:captionHint')}
        value={options.caption}
        maxLength={bounds.caption}
        autoComplete="off"
        onChange={(event) => onChange({ caption: event.target.value })}
      />
      {mayBeTransparent(options.format) && (
        <SwitchField
          label={t('qrDownload:transparent')}
          hint={t('qrDownload:transparentHint')}
          checked={options.isTransparent}
          onChange={(isTransparent) => onChange({ isTransparent })}
        />
      )}
    </>
  )
}
