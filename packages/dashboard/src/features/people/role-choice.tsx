import type { Role } from '@taplet/contract'
import { useId } from 'react'
import { useText } from '../../lib/text.ts'
import { ChoiceBox } from '../../ui/fields/choice-box.tsx'
import styles from './people.module.css'

interface RoleChoiceProps {
  label: string
  roles: readonly Role[]
  value: Role
  onChange: (role: Role) => void
}

/** Chooses a role, each explained in a sentence. */
export function RoleChoice({ label, roles, value, onChange }: RoleChoiceProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className={styles.roles}>
      <legend>{label}</legend>
      {roles.map((role) => (
        <label key={role} className={styles.role} data-chosen={role === value}>
          <ChoiceBox type="radio" name={name} value={role} checked={role === value} onChange={() => onChange(role)} />
          <b>{t(`people:role.${role}`)}</b>
          <small>{t(`people:may.${role}`)}</small>
        </label>
      ))}
    </fieldset>
  )
}
