import { ACCOUNT_NAME_MAX, BIO_MAX } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './profile.module.css'
import { UsernameField } from './username-field.tsx'
import type { useTypedField } from './use-typed-field.ts'

type Field = ReturnType<typeof useTypedField>

/** The lines of the profile that are typed; name and bio are stored after a pause and when they are left. */
export function ProfileTexts({ name, username, bio }: Record<'name' | 'username' | 'bio', Field>) {
  const t = useText()
  const used = (value: string, max: number) => t('profile:name.used', { used: value.length, max })
  return (
    <div className={styles.fields}>
      <TextField
        label={t('profile:name.label')}
        aside={used(name.value, ACCOUNT_NAME_MAX)}
        error={name.error}
        value={name.value}
        maxLength={ACCOUNT_NAME_MAX}
        autoComplete="name"
        data-profile="name"
        onChange={(event) => name.onChange(event.target.value)}
        onBlur={() => void name.save()}
      />
      <UsernameField field={username} />
      <div className={styles.wide}>
        <TextArea
          label={t('profile:bio.label')}
          aside={used(bio.value, BIO_MAX)}
          hint={t('profile:bio.hint')}
          error={bio.error}
          rows={2}
          value={bio.value}
          maxLength={BIO_MAX}
          onChange={(event) => bio.onChange(event.target.value)}
          onBlur={() => void bio.save()}
        />
      </div>
    </div>
  )
}
