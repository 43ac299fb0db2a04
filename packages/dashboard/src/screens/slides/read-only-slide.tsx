import { type ExperienceItem, FREE_LIMITS } from '@taplet/contract'
import { useLibrary } from '../../entities/experience/library.ts'
import { SlidePicture } from '../../entities/experience/slide-picture.tsx'
import { ReadOnlyView } from '../../features/plans/read-only/read-only-view.tsx'
import { addTexts, useText } from '../../lib/text.ts'
import { plans } from '../../text/en/account/plans.ts'

addTexts('plans', plans)

const SIZE = { width: 300, height: 650 }

/** A slide beyond the plan: as visitors see it, and the ways to change it again. */
export function ReadOnlySlide({ item }: { item: ExperienceItem }) {
  const t = useText()
  const { library } = useLibrary()
  const itemId = item.experienceItemId
  return (
    <ReadOnlyView
      title={item.itemName}
      back={{ to: '/app/experienceItems', label: t('slides:editor.back') }}
      text={t('plans:readOnlySlide', { limit: FREE_LIMITS.experienceItem })}
      featureId="slides"
    >
      {library && <SlidePicture {...{ library, itemId }} itemIds={[itemId]} {...SIZE} />}
    </ReadOnlyView>
  )
}
