import { Suspense } from 'react'
import { addTexts, useText } from '../../../../lib/text.ts'
import { selling } from '../../../../text/en/inbox/selling.ts'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../../../ui/states/skeleton.tsx'
import styles from '../kind-frame.module.css'
import type { KindEditorProps } from '../kind-editor-props.ts'
import type { TypedProduct } from './typed-product.ts'

addTexts('selling', selling)

interface ProductSellingProps extends Pick<KindEditorProps, 'PayoutNote'> {
  typed: Pick<TypedProduct, 'sellHere' | 'isSent' | 'deliveryPrice' | 'buyUrl' | 'currency'>
  /** What is wrong with the delivery price. */
  problem: string | undefined
  /** Unsaved edits would be lost on leaving for the provider's pages. */
  isUnsaved: boolean
  onChange: (change: Partial<ProductSellingProps['typed']>) => void
}

/** Whether visitors pay on the slide, how they receive the product, and the payout account. */
export function ProductSelling({ typed, problem, isUnsaved, PayoutNote, onChange }: ProductSellingProps) {
  const t = useText()
  const { sellHere, isSent, deliveryPrice, buyUrl, currency } = typed
  const way = isSent ? 'sent' : 'handed'
  return (
    <Card title={t('selling:product.title')}>
      <div className={styles.fields}>
        <SwitchField
          label={t('selling:product.sellHere')}
          hint={t('selling:product.sellHereHint')}
          checked={sellHere}
          onChange={(next) => onChange({ sellHere: next })}
        />
        {sellHere && (
          <>
            <Segment
              label={t('selling:product.way')}
              hint={t(`selling:product.wayHints.${way}`)}
              value={way}
              options={(['handed', 'sent'] as const).map((value) => ({
                value,
                label: t(`selling:product.ways.${value}`),
              }))}
              onChange={(value) => onChange({ isSent: value === 'sent' })}
            />
            {isSent && (
              <TextField
                label={t('selling:product.deliveryPrice')}
                hint={t('selling:product.deliveryHint')}
                error={problem}
                inputMode="decimal"
                unit={currency}
                value={deliveryPrice}
                onChange={(event) => onChange({ deliveryPrice: event.target.value })}
              />
            )}
            <Suspense
              fallback={
                <Skeletons label={t('selling:payouts.loading')}>
                  <Skeleton height={56} />
                </Skeletons>
              }
            >
              <PayoutNote isUnsaved={isUnsaved} />
            </Suspense>
            {buyUrl.trim() !== '' && <p className={styles.quiet}>{t('selling:product.buyUrlToo')}</p>}
          </>
        )}
      </div>
    </Card>
  )
}
