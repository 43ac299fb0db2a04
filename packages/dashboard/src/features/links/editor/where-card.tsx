import { useText } from '../../../lib/text.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { DestinationFields } from '../parts/destination-fields.tsx'
import type { Known } from '../parts/use-known.ts'
import styles from './editor.module.css'
import { useLinkField } from './use-link-field.ts'

/** The link's destination. */
export function WhereCard({ known, isOwn }: { known: Known; isOwn: boolean }) {
  const t = useText()
  const destination = useLinkField('destination')
  const app = known.pageById.get(destination.value.experienceId ?? '')?.pageName ?? ''
  return (
    <Card title={t('linkForm:where')}>
      <div className={styles.fields}>
        {isOwn && <p className={styles.said}>{t('linkForm:ownApp', { app })}</p>}
        <DestinationFields
          value={destination.value}
          known={known}
          error={destination.error}
          isAppFixed={isOwn}
          onChange={destination.onChange}
          onBlur={destination.onBlur}
        />
      </div>
    </Card>
  )
}
