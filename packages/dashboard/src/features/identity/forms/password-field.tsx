import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '../../../lib/text.ts'
import { type FieldTexts } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface PasswordFieldProps extends Pick<FieldTexts, 'hint' | 'error'> {
  field: UseFormRegisterReturn
  isNew?: boolean
}

/** A password field with a button to show its value. */
export function PasswordField({ field, isNew, hint, error }: PasswordFieldProps) {
  const t = useText()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      label={t('auth:password')}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
      error={error}
      end={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? t('auth:hidePassword') : t('auth:showPassword')}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
