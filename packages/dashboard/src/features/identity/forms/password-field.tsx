import { type KeyboardEvent, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '../../../lib/text.ts'
import { type FieldTexts } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface PasswordFieldProps extends Partial<Pick<FieldTexts, 'label' | 'hint' | 'error'>> {
  field: UseFormRegisterReturn
  isNew?: boolean
}

/** A password field with a button to show its value; says when Caps Lock is on. */
export function PasswordField({ field, isNew, label, hint, error }: PasswordFieldProps) {
  const t = useText()
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setIsCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      {...field}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      label={label ?? t('auth:password')}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={isCapsLock ? t('auth:capsLock') : hint}
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
