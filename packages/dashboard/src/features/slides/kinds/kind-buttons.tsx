import type { ExperienceItem } from '@taplet/contract'
import type { KindType } from '@taplet/slides/schema'
import { Suspense, useState } from 'react'
import { itemKinds, kindTypes } from '../../../entities/slide/item-kinds.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'

const NewKindDialog = lazyComponent(async () => (await import('./new-kind-dialog.tsx')).NewKindDialog, 'OVER')

/** Buttons that create a slide from something existing; their dialogs are loaded on demand. */
export function KindButtons({ onMade }: { onMade: (item: ExperienceItem) => void }) {
  const t = useText()
  const [type, setType] = useState<KindType>()
  return (
    <>
      {kindTypes.map((one) => (
        <Button key={one} icon={itemKinds[one].icon} onClick={() => setType(one)}>
          {t(`slides:kinds.${itemKinds[one].word}`)}
        </Button>
      ))}
      {type && (
        <Suspense fallback={null}>
          <NewKindDialog {...{ type, onMade }} onClose={() => setType(undefined)} />
        </Suspense>
      )}
    </>
  )
}
