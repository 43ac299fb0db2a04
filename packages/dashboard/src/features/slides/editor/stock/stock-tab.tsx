import { Suspense } from 'react'
import type { Text } from '../../../../text/text-key.ts'
import type { PickerTabProps } from '../../../../entities/media/media-picker.ts'
import { lazyPiece } from '../../../../ui/pieces/lazy-piece.tsx'

// The stock is only loaded by people who look for a background.
const StockGrid = lazyPiece(async () => (await import('./stock-grid.tsx')).StockGrid)

function StockTab({ onChoose }: PickerTabProps) {
  return (
    <Suspense fallback={null}>
      <StockGrid value="" onChoose={({ url }) => onChoose(url)} />
    </Suspense>
  )
}

/** The stock of backgrounds as one more place to choose a picture from. */
export const stockTab = (t: Text) => ({ id: 'stock', label: t('slideControls:stock.title'), Content: StockTab })
