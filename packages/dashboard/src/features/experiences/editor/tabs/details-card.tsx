import { useText } from '../../../../lib/text.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { AddressField } from '../../address-field.tsx'
import { MAX_DESCRIPTION, MAX_NAME } from '../../bounds.ts'
import { useAddress } from '../../use-address.ts'
import type { Refusal } from '../save/save-experience.ts'
import type { Details } from '../state/update-details.ts'
import styles from './details-card.module.css'

interface DetailsCardProps {
  document: Details
  /** The address that is live now. */
  address: string
  refusal: Refusal | undefined
  /** In a tab of its own: two columns where they fit. */
  isRoomy?: boolean
  onChange: (changes: Partial<Details>) => void
}

/** Whether it is live, and what it is called. */
export function DetailsCard({ document, address, refusal, isRoomy = false, onChange }: DetailsCardProps) {
  const t = useText()
  const state = useAddress(document.rootPageId, address)
  const counter = (text: string, max: number) =>
    t('experiences:editor.counter', { count: Array.from(text).length, max })
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <div className={styles['room']} data-roomy={isRoomy}>
      <Card>
        <div className={styles['fields']}>
          <SwitchField
            label={t('experiences:editor.active')}
            hint={document.active ? t('experiences:editor.activeHint') : t('experiences:editor.inactiveHint')}
            checked={document.active}
            onChange={(active) => onChange({ active })}
          />
          <TextField
            label={t('experiences:editor.name')}
            aside={counter(document.pageName, MAX_NAME)}
            value={document.pageName}
            maxLength={MAX_NAME}
            error={document.pageName.trim() === '' ? t('experiences:editor.nameEmpty') : errorOf('pageName')}
            onChange={(event) => onChange({ pageName: event.target.value })}
          />
          <AddressField
            value={document.rootPageId}
            state={state}
            isRenaming
            error={errorOf('rootPageId')}
            onChange={(rootPageId) => onChange({ rootPageId })}
          />
          <TextArea
            label={t('experiences:editor.description')}
            aside={counter(document.description, MAX_DESCRIPTION)}
            value={document.description}
            maxLength={MAX_DESCRIPTION}
            error={errorOf('description')}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </div>
      </Card>
    </div>
  )
}
