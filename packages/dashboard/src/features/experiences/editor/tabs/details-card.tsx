import { useText } from '../../../../lib/text.ts'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { AddressField } from '../../address-field.tsx'
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '../../max-lengths.ts'
import { useAddress } from '../../use-address.ts'
import type { Refusal } from '../refusal.ts'
import type { Details } from '../state/update-details.ts'
import styles from './details-card.module.css'

interface DetailsCardProps {
  document: Details
  /** The currently live address. */
  address: string
  refusal: Refusal | undefined
  /** On its own tab: two columns where they fit. */
  isRoomy?: boolean
  onChange: (changes: Partial<Details>) => void
}

/** Its name, address and description. */
export function DetailsCard({ document, address, refusal, isRoomy = false, onChange }: DetailsCardProps) {
  const t = useText()
  const state = useAddress(document.rootPageId, address)
  const counter = (text: string, max: number) =>
    t('experiences:editor.counter', { count: Array.from(text).length, max })
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <div className={styles.room} data-roomy={isRoomy}>
      <Card>
        <div className={styles.fields}>
          <TextField
            label={t('experiences:editor.name')}
            aside={counter(document.pageName, MAX_NAME_LENGTH)}
            value={document.pageName}
            maxLength={MAX_NAME_LENGTH}
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
            aside={counter(document.description, MAX_DESCRIPTION_LENGTH)}
            value={document.description}
            maxLength={MAX_DESCRIPTION_LENGTH}
            error={errorOf('description')}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </div>
      </Card>
    </div>
  )
}
