import type { ExperienceItem } from '@taplet/contract'
import type { KindType } from '@taplet/slides/schema'
import { Suspense, useState } from 'react'
import { itemKinds, kindTypes } from '../../../entities/slide/item-kinds.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPiece } from '../../../ui/pieces/lazy-piece.tsx'

const NewKindDialog = lazyPiece(async () => (await import('./new-kind-dialog.tsx')).NewKindDialog, 'OVER')

/** The ways to make a slide of something that is there already; what they ask is loaded when it is wanted. */
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
