import type { BackgroundMedia } from '@taplet/slides/schema'
import { Suspense, useState } from 'react'
import { useText } from '../../../../../lib/text.ts'
import { Button } from '../../../../../ui/button.tsx'
import { ColourControl } from '../../controls/colour-control.tsx'
import { FocalControl } from '../../controls/focal-control.tsx'
import { MediaControl } from '../../controls/media-control.tsx'
import { lazyComponent } from '../../../../../ui/lazy/lazy-component.tsx'

// The stock is loaded only when someone looks for a background.
const StockDialog = lazyComponent(async () => (await import('../../stock/stock-dialog.tsx')).StockDialog, 'OVER')

interface MediaFillProps {
  background: BackgroundMedia
  kind: 'IMAGE' | 'VIDEO'
  onChange: (change: Partial<BackgroundMedia>) => void
  /** Applies a fill along with a text colour for it. */
  onFill: (change: Partial<BackgroundMedia>, ink: string) => void
}

/** A picture or video behind the widgets: from the library, or a stock background. */
export function MediaFill({ background, kind, onChange, onFill }: MediaFillProps) {
  const t = useText()
  const [isStockOpen, setIsStockOpen] = useState(false)
  return (
    <>
      <MediaControl
        label={t('slides:background.media')}
        kind={kind}
        value={background.url}
        onChange={(url) => onChange({ url })}
      />
      {kind === 'IMAGE' && (
        <Button icon="image" onClick={() => setIsStockOpen(true)}>
          {t('slideControls:stock.open')}
        </Button>
      )}
      {isStockOpen && (
        <Suspense fallback={null}>
          <StockDialog
            value={background.url}
            onClose={() => setIsStockOpen(false)}
            onChoose={({ url, ground, ink }) => {
              onFill({ url, color: ground, overlay: { ...background.overlay, opacity: 0 } }, ink)
              setIsStockOpen(false)
            }}
          />
        </Suspense>
      )}
      <FocalControl
        label={t('slides:background.focal')}
        kind={kind}
        url={background.url}
        value={background.focalPoint}
        onChange={(focalPoint) => onChange({ focalPoint })}
      />
      <ColourControl
        label={t('slides:background.ground')}
        value={background.color}
        onChange={(color) => onChange({ color })}
      />
    </>
  )
}
