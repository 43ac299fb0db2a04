import type { Order } from '@taplet/contract'
import { Suspense, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { copyText } from '../../../../lib/copy-text.ts'
import { addressLines } from '../order-labels.ts'
import own from './order-detail.module.css'

const PackingSlip = lazyComponent(async () => (await import('./packing-slip.tsx')).PackingSlip, 'SILENT')

/** The delivery address, formatted as on a parcel. */
function Destination({ order }: { order: Order }) {
  const t = useText()
  const [isPrinting, setIsPrinting] = useState(false)
  const { address, buyerName } = order
  if (!address) return <p className={own['quiet']}>{t('orders:address.none')}</p>
  const lines = addressLines(buyerName, address)
  const handleCopy = async () => {
    if (await copyText(lines.join('\n'))) toast.done(t('orders:address.copied'))
    else toast.failed(t('orders:address.copyFailed'))
  }
  return (
    <>
      <address className={own['address']} dir="auto">
        {lines.map((line, index) => (
          // Two lines may be equal, but their order is fixed.
          <span key={index}>{line}</span>
        ))}
      </address>
      <div className={own['actions']}>
        <Button small icon="copy" onClick={() => void handleCopy()}>
          {t('orders:address.copy')}
        </Button>
        <Button small icon="text" onClick={() => setIsPrinting(true)}>
          {t('orders:slip.print')}
        </Button>
      </div>
      {order.state === 'TO_DO' && order.buyerEmail && <p className={own['quiet']}>{t('orders:mark.mails')}</p>}
      {isPrinting && (
        <Suspense fallback={null}>
          <PackingSlip order={order} onPrinted={() => setIsPrinting(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Who bought it, and the delivery address. */
export function OrderBuyer({ order }: { order: Order }) {
  const t = useText()
  const { buyerName, buyerEmail } = order
  return (
    <div className={own['sides']}>
      <section className={own['part']}>
        <h3>{t('orders:buyer.title')}</h3>
        {buyerName && <p dir="auto">{buyerName}</p>}
        {buyerEmail && (
          <p>
            <a href={`mailto:${buyerEmail}`} aria-label={t('orders:buyer.mail', { email: buyerEmail })}>
              {buyerEmail}
            </a>
          </p>
        )}
        {!buyerName && !buyerEmail && <p className={own['quiet']}>{t('orders:buyer.none')}</p>}
      </section>
      <section className={own['part']}>
        <h3>{t('orders:address.title')}</h3>
        <Destination order={order} />
      </section>
    </div>
  )
}
