import { Suspense } from 'react'
import type { Text } from '../../../../text/text-key.ts'
import type { PickerTabProps } from '../../../../entities/media/media-picker.ts'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'

// The stock is loaded only when someone looks for a background.
const StockGrid = lazyComponent(async () => (await import('./stock-grid.tsx')).StockGrid)

function StockTab({ onChoose }: PickerTabProps) {
  return (
    <Suspense fallback={null}>
      <StockGrid value="" onChoose={({ url }) => onChoose(url)} />
    </Suspense>
  )
}

/** The stock of backgrounds as a tab of the media picker. */
export const stockTab = (t: Text) => ({ id: 'stock', label: t('slideControls:stock.title'), Content: StockTab })
