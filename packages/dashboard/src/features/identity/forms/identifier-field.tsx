import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '../../../lib/text.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { countryOf, readPhone } from '../read-identifier.ts'

interface IdentifierFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

/** One field for e-mail or phone. As soon as a number is valid it shows how it was understood. */
export function IdentifierField({ field, error }: IdentifierFieldProps) {
  const t = useText()
  const [value, setValue] = useState('')
  const phone = readPhone(value, countryOf(navigator.language))
  return (
    <TextField
      {...field}
      onChange={(event) => {
        setValue(event.target.value)
        void field.onChange(event)
      }}
      label={t('auth:identifier')}
      // Browsers offer both kinds of saved names here.
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      error={error}
      hint={phone ? t('auth:asPhone', { phone: phone.formatted }) : t('auth:identifierHint')}
    />
  )
}
