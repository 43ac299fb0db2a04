import type { Language } from '@taplet/messages'
import type { ProductOnShow } from '../../define/live-info.ts'
import { handWords } from '../../parts/hand-words.ts'
import { messages as sheetMessages } from '../../sale/messages/messages.ts'
import { formatPrice } from './format-price.ts'
import { messages } from './messages/messages.ts'

interface SaleButtonProps {
  shown: ProductOnShow
  productId: string
  language: Language
  priceLanguage: string
  /** True where no script runs: the button is drawn as visitors will see it. */
  isPreview: boolean
}

/** Opens the payment sheet. Its script (behaviors/payments.ts) shows it; nothing is loaded where nothing is sold. */
export function SaleButton({ shown, productId, language, priceLanguage, isPreview }: SaleButtonProps) {
  const { variants, currency, buyUrl } = shown
  const say = messages(language)
  const first = variants.find(({ isAvailable }) => isAvailable)
  const asks = isPreview
    ? {}
    : {
        'data-words': handWords(sheetMessages, language),
        'data-trouble': say('notOpened'),
        'data-module': 'payments',
        'data-product': productId,
        hidden: true,
      }
  return (
    <>
      <button type="button" className="tp-link tp-filled tp-sale" data-off={first ? undefined : ''} {...asks}>
        <span>{say('buy')}</span>
        <b>{first ? formatPrice(first.price, currency, priceLanguage) : null}</b>
        {isPreview ? null : (
          <template>
            <i data-module="checkout" />
          </template>
        )}
      </button>
      {isPreview || buyUrl ? null : (
        <noscript>
          <p className="tp-left">{say('needsScript')}</p>
        </noscript>
      )}
    </>
  )
}
