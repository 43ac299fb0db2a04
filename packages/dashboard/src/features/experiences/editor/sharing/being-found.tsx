import { addTexts, useText } from '../../../../lib/text.ts'
import { sharing } from '../../../../text/en/apps/sharing.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'

addTexts('sharing', sharing)

interface BeingFoundProps {
  isFindable: boolean
  onChange: (isFindable: boolean) => void
}

/** Whether people without a link can find the app, e.g. through search engines. */
export function BeingFound({ isFindable, onChange }: BeingFoundProps) {
  const t = useText()
  return (
    <Card title={t('sharing:found.title')}>
      <SwitchField
        label={t('sharing:found.findable')}
        hint={isFindable ? t('sharing:found.on') : t('sharing:found.off')}
        checked={isFindable}
        onChange={onChange}
      />
    </Card>
  )
}
