import { useText } from '../../../../lib/text.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useLinkField } from '../use-link-field.ts'

/** The page that visitors see when the destination is gone. */
export function FallbackField() {
  const t = useText()
  const { value, error, onChange, onBlur } = useLinkField('fallbackUrl')
  return (
    <TextField
      label={t('linkForm:fallback')}
      hint={t('linkForm:fallbackHint')}
      error={error}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      placeholder="https://"
      maxLength={2048}
      value={value}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
