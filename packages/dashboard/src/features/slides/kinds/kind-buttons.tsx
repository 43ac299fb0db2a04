import { Suspense, useState } from 'react'
import type { ExperienceItem } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPiece } from '../../../ui/pieces/lazy-piece.tsx'
import type { NewKind } from './new-item-dialog.tsx'

const NewItemDialog = lazyPiece(async () => (await import('./new-item-dialog.tsx')).NewItemDialog, 'OVER')

/** The ways to make a slide of something that is there already; what they ask is loaded when it is wanted. */
export function KindButtons({ onMade }: { onMade: (item: ExperienceItem) => void }) {
  const t = useText()
  const [kind, setKind] = useState<NewKind>()
  return (
    <>
      <Button icon="globe" onClick={() => setKind('website')}>
        {t('slides:kinds.website')}
      </Button>
      <Button icon="bag" onClick={() => setKind('product')}>
        {t('slides:kinds.product')}
      </Button>
      {kind && (
        <Suspense fallback={null}>
          <NewItemDialog {...{ kind, onMade }} onClose={() => setKind(undefined)} />
        </Suspense>
      )}
    </>
  )
}
