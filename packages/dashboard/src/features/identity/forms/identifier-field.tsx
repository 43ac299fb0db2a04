import { useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '../../../lib/text.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { arePhonesTaken, readPhoneNumber } from '../read-identifier.ts'

interface IdentifierFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

/** One field for email or phone, or for email alone. Once a number is valid, it shows how it was understood. */
export function IdentifierField({ field, error }: IdentifierFieldProps) {
  const t = useText()
  const [phone, setPhone] = useState<string>()
  const isEmailOnly = !arePhonesTaken(document)
  const latest = useRef('')
  const show = async (value: string) => {
    latest.current = value
    const number = await readPhoneNumber(value, navigator.language)
    // A late answer must not refer to an earlier value.
    if (latest.current === value) setPhone(number?.formatted)
  }
  return (
    <TextField
      {...field}
      onChange={(event) => {
        void show(event.target.value)
        void field.onChange(event)
      }}
      label={t(isEmailOnly ? 'auth:emailOnly' : 'auth:identifier')}
      // With this value browsers offer both kinds of saved names.
      // The last word lets them offer passkeys as well.
      autoComplete="username webauthn"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      error={error}
      hint={
        phone && !isEmailOnly
          ? t('auth:asPhone', { phone })
          : t(isEmailOnly ? 'auth:emailOnlyHint' : 'auth:identifierHint')
      }
    />
  )
}
