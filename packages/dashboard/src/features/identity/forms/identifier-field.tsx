import { useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '../../../lib/text.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { readPhoneNumber } from '../read-identifier.ts'

interface IdentifierFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

/** One field for e-mail or phone. As soon as a number is valid it shows how it was understood. */
export function IdentifierField({ field, error }: IdentifierFieldProps) {
  const t = useText()
  const [phone, setPhone] = useState<string>()
  const latest = useRef('')
  const show = async (value: string) => {
    latest.current = value
    const number = await readPhoneNumber(value, navigator.language)
    // A slow answer must not speak of what stood here before.
    if (latest.current === value) setPhone(number?.formatted)
  }
  return (
    <TextField
      {...field}
      onChange={(event) => {
        void show(event.target.value)
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
      hint={phone ? t('auth:asPhone', { phone }) : t('auth:identifierHint')}
    />
  )
}
