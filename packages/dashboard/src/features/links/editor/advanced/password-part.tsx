import { LINK_PASSWORD } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import styles from '../editor.module.css'
import { useLinkField } from '../use-link-field.ts'

/** The password that visitors are asked for. The stored one is never shown; it can be replaced or removed. */
export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const t = useText()
  const { value, error, onChange, onBlur } = useLinkField('password')
  if (hasPassword && value.change !== 'SET')
    return (
      <div className={styles.stored}>
        <p>{t(value.change === 'OFF' ? 'linkForm:passwordGoes' : 'linkForm:passwordSet')}</p>
        <div className={styles.row}>
          {value.change === 'OFF' ? (
            <Button small icon="undo" onClick={() => onChange({ change: 'KEEP', value: '' })}>
              {t('linkForm:passwordKeep')}
            </Button>
          ) : (
            <>
              <Button small onClick={() => onChange({ change: 'SET', value: '' })}>
                {t('linkForm:passwordChange')}
              </Button>
              <Button small danger onClick={() => onChange({ change: 'OFF', value: '' })}>
                {t('linkForm:passwordOff')}
              </Button>
            </>
          )}
        </div>
      </div>
    )
  return (
    <TextField
      label={t('linkForm:password')}
      hint={t('linkForm:passwordHint', { min: LINK_PASSWORD.min })}
      error={error}
      maxLength={LINK_PASSWORD.max}
      // Shown as typed: it is meant to be shared with visitors, and browsers must not store it as the person's own.
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      icon="lock"
      value={value.value}
      onBlur={onBlur}
      onChange={({ target }) =>
        onChange({ change: target.value === '' && !hasPassword ? 'KEEP' : 'SET', value: target.value })
      }
    />
  )
}
