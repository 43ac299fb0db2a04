import type { ComponentProps } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { StockGrid } from './stock-grid.tsx'

interface StockDialogProps extends ComponentProps<typeof StockGrid> {
  onClose: () => void
}

/** Chooses a stock background. */
export function StockDialog({ onClose, ...grid }: StockDialogProps) {
  const t = useText()
  return (
    <Dialog open title={t('slideControls:stock.title')} closeLabel={t('close')} onClose={onClose} isWide>
      <StockGrid {...grid} />
    </Dialog>
  )
}
