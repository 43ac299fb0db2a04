import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DesignChoice } from '../parts/design-choice.tsx'
import { DESIGNS_PATH } from '../../../entities/link/link-paths.ts'
import type { Known } from '../parts/use-known.ts'
import { useLinkField } from './use-link-field.ts'

/** The QR design of the link's code. */
export function DesignCard({ known, text }: { known: Known; text: string }) {
  const t = useText()
  const { value, onChange } = useLinkField('qrDesignId')
  return (
    <Card
      title={t('linkForm:look')}
      action={
        <ButtonLink kind="plain" small to={DESIGNS_PATH}>
          {t('links:design.all')}
        </ButtonLink>
      }
    >
      <DesignChoice designs={known.designs} value={value} text={text} onChange={onChange} />
    </Card>
  )
}
