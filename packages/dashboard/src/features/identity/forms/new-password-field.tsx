import { PASSWORD_MAX, PASSWORD_MIN } from '@taplet/contract'
import {
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegister,
  useWatch,
} from 'react-hook-form'
import { useText } from '../../../lib/text.ts'
import styles from '../auth-layout.module.css'
import { passwordStrength } from '../password-strength.ts'
import { PasswordField } from './password-field.tsx'

interface NewPasswordFieldProps<Values extends FieldValues> {
  name: Path<Values>
  register: UseFormRegister<Values>
  control: Control<Values>
  error: string | undefined
  label?: string
}

const STRENGTHS = ['none', 'weak', 'fair', 'strong'] as const

/** A password that is being chosen: its bounds, and how strong it is. */
export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const t = useText()
  const { name, register, control, error, label = t('auth:password') } = props
  const value: PathValue<Values, Path<Values>> = useWatch({ control, name })
  const level = passwordStrength(value ?? '')
  const strength = t(`auth:strength.${STRENGTHS[level]}`, { count: PASSWORD_MIN })
  return (
    <>
      <PasswordField
        isNew
        label={label}
        field={register(name, {
          minLength: { value: PASSWORD_MIN, message: t('auth:errors.passwordShort', { count: PASSWORD_MIN }) },
          maxLength: { value: PASSWORD_MAX, message: t('auth:errors.passwordLong', { count: PASSWORD_MAX }) },
          required: t('auth:errors.passwordNeeded'),
        })}
        error={error}
        hint={strength}
      />
      <div
        className={styles.strength}
        data-level={level}
        role="meter"
        aria-label={t('auth:strength.label')}
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={level}
        aria-valuetext={strength}
      >
        <i />
        <i />
        <i />
      </div>
    </>
  )
}
