import type { ProductOnShow } from '../../define/live-info.ts'
import { formatPrice } from './format-price.ts'

interface SaleButtonProps {
  shown: ProductOnShow
  productId: string
  language: string
  /** Where no script runs: it stands there as visitors will find it. */
  isPreview: boolean
}

/** Opens the sheet to pay in (behaviors/payments.ts), which shows it; nothing of that is loaded where nothing is sold. */
export function SaleButton({ shown: { variants, currency, buyUrl }, productId, language, isPreview }: SaleButtonProps) {
  const first = variants.find(({ isAvailable }) => isAvailable)
  const asks = isPreview ? {} : { 'data-module': 'payments', 'data-product': productId, hidden: true }
  return (
    <>
      <button type="button" className="tp-link tp-filled tp-sale" data-off={first ? undefined : ''} {...asks}>
        <span>Buy</span>
        <b>{first ? formatPrice(first.price, currency, language) : null}</b>
        {isPreview ? null : (
          <template>
            <i data-module="checkout" />
          </template>
        )}
      </button>
      {isPreview || buyUrl ? null : (
        <noscript>
          <p className="tp-left">Turn on JavaScript to buy here.</p>
        </noscript>
      )}
    </>
  )
}
