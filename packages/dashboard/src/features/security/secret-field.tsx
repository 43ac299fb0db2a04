import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface SecretFieldProps {
  label: string
  value: string
  error?: string | undefined
  hint?: string
  isNew?: boolean
  /** Takes the focus: the first field of a dialog. */
  isFirst?: boolean
  onChange: (value: string) => void
}

/** A password, which can be shown. */
export function SecretField({ isNew = false, isFirst = false, onChange, ...field }: SecretFieldProps) {
  const t = useText()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog
      autoFocus={isFirst}
      onChange={(event) => onChange(event.target.value)}
      end={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(isShown ? 'security:hidePassword' : 'security:showPassword')}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
