import { useText } from '../../../lib/text.ts'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { AddressField } from '../address-field.tsx'
import { MAX_DESCRIPTION, MAX_NAME } from '../bounds.ts'
import { useAddress } from '../use-address.ts'
import type { Draft } from './editor-state.ts'
import styles from './details-card.module.css'

interface DetailsCardProps {
  draft: Draft
  /** The address that is live now. */
  address: string
  refusal: { field: string | undefined; message: string } | undefined
  onChange: (changes: Partial<Draft>) => void
}

/** Whether it is live, and what it is called. */
export function DetailsCard({ draft, address, refusal, onChange }: DetailsCardProps) {
  const t = useText()
  const state = useAddress(draft.rootPageId, address)
  const counter = (text: string, max: number) =>
    t('experiences:editor.counter', { count: Array.from(text).length, max })
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <Card>
      <div className={styles['fields']}>
        <SwitchField
          label={t('experiences:editor.active')}
          hint={draft.active ? t('experiences:editor.activeHint') : t('experiences:editor.inactiveHint')}
          checked={draft.active}
          onChange={(active) => onChange({ active })}
        />
        <TextField
          label={t('experiences:editor.name')}
          aside={counter(draft.pageName, MAX_NAME)}
          value={draft.pageName}
          maxLength={MAX_NAME}
          error={draft.pageName.trim() === '' ? t('experiences:editor.nameEmpty') : errorOf('pageName')}
          onChange={(event) => onChange({ pageName: event.target.value })}
        />
        <AddressField
          value={draft.rootPageId}
          state={state}
          isRenaming
          error={errorOf('rootPageId')}
          onChange={(rootPageId) => onChange({ rootPageId })}
        />
        <TextArea
          label={t('experiences:editor.description')}
          aside={counter(draft.description, MAX_DESCRIPTION)}
          value={draft.description}
          maxLength={MAX_DESCRIPTION}
          error={errorOf('description')}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </div>
    </Card>
  )
}
