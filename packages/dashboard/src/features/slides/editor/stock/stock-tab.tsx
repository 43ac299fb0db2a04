import { lazy, Suspense } from 'react'
import type { Text } from '../../../../text/text-key.ts'
import type { PickerTabProps } from '../editor-context.ts'

// The stock is only loaded by people who look for a background.
const StockGrid = lazy(async () => ({ default: (await import('./stock-grid.tsx')).StockGrid }))

function StockTab({ onChoose }: PickerTabProps) {
  return (
    <Suspense fallback={null}>
      <StockGrid value="" onChoose={({ url }) => onChoose(url)} />
    </Suspense>
  )
}

/** The stock of backgrounds as one more place to choose a picture from. */
export const stockTab = (t: Text) => ({ id: 'stock', label: t('slideControls:stock.title'), Content: StockTab })
