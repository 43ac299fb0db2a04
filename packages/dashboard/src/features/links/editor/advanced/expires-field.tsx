import { useMemo } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { zoneOptions } from '../../../../ui/fields/zone-options.ts'
import styles from '../editor.module.css'
import { useLinkField } from '../use-link-field.ts'

/** The time until which the link works. */
export function ExpiresField() {
  const t = useText()
  const { value, error, onChange, onBlur } = useLinkField('expires')
  const zones = useMemo(() => zoneOptions(value.zone), [value.zone])
  return (
    <div className={styles.fields}>
      <div className={styles.pairs}>
        <TextField
          label={t('linkForm:expires')}
          hint={t('linkForm:expiresHint')}
          error={error}
          type="datetime-local"
          value={value.local}
          onBlur={onBlur}
          onChange={(event) => onChange({ ...value, local: event.target.value })}
        />
        <SelectField
          label={t('linkForm:zone')}
          value={value.zone}
          options={zones}
          onChange={(zone) => onChange({ ...value, zone })}
        />
      </div>
      {value.local !== '' && (
        <div>
          <Button small icon="close" onClick={() => onChange({ ...value, local: '' })}>
            {t('linkForm:clearExpires')}
          </Button>
        </div>
      )}
    </div>
  )
}
