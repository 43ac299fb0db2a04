import { type Page, reportPath } from '@taplet/contract'
import { addTexts, useText } from '../../../../lib/text.ts'
import { sharing } from '../../../../text/en/apps/sharing.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Strip } from '../../../../editing/strips/strip.tsx'

addTexts('sharing', sharing)

interface TakedownStripProps {
  takedown: NonNullable<Page['takedown']>
  fullPagePath: string
}

/** Why visitors cannot see the app, and what its owner can do. */
export function TakedownStrip({ takedown, fullPagePath }: TakedownStripProps) {
  const t = useText()
  const words = t('sharing:takedown.words', { reason: takedown.reason })
  return (
    <Strip icon="warning" isAlert words={`${words} ${t('sharing:takedown.hint')}`}>
      <ButtonLink small external newTab to={reportPath(fullPagePath)}>
        {t('sharing:takedown.object')}
      </ButtonLink>
    </Strip>
  )
}
