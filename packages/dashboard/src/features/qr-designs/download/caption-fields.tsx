import { useText } from '../../../lib/text.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { bounds } from './use-file-options.ts'

export interface CaptionChoice {
  captionOf: 'NONE' | 'TEXT' | 'NAME'
  caption: string
}

interface CaptionFieldsProps {
  value: CaptionChoice
  onChange: (value: CaptionChoice) => void
}

/** What is printed with each code: nothing unless chosen, for names of links are for their owner. */
export function CaptionFields({ value, onChange }: CaptionFieldsProps) {
  const t = useText()
  return (
    <>
      <Segment
        label={t('qrDownload:captionOf')}
        hint={t(`qrDownload:captionHints.${value.captionOf}`)}
        value={value.captionOf}
        options={[
          { value: 'NONE', label: t('qrDownload:captions.NONE') },
          { value: 'TEXT', label: t('qrDownload:captions.TEXT') },
          { value: 'NAME', label: t('qrDownload:captions.NAME') },
        ]}
        onChange={(captionOf) => onChange({ ...value, captionOf })}
      />
      {value.captionOf === 'TEXT' && (
        <TextField
          label={t('qrDownload:caption')}
          value={value.caption}
          maxLength={bounds.caption}
          autoComplete="off"
          onChange={(event) => onChange({ ...value, caption: event.target.value })}
        />
      )}
    </>
  )
}
