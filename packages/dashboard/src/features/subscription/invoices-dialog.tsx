import type { BillingInvoice } from '@taplet/contract'
import { useText } from '../../lib/text.ts'
import { Chip } from '../../ui/layout/chip.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { dayOf, money } from './labels.ts'
import styles from './subscription.module.css'

interface InvoicesDialogProps {
  open: boolean
  invoices: readonly BillingInvoice[]
  onClose: () => void
}

const tones = { OPEN: 'amber', PAID: 'green', VOID: 'plain' } as const

/** All bills, the newest first, with the provider's page and file of each. */
export function InvoicesDialog({ open, invoices, onClose }: InvoicesDialogProps) {
  const t = useText()
  return (
    <Dialog
      open={open}
      title={t('subscription:bills.title')}
      closeLabel={t('subscription:bills.close')}
      onClose={onClose}
    >
      {invoices.length === 0 ? (
        <p className={styles.aside}>{t('subscription:bills.empty')}</p>
      ) : (
        <ul className={styles.invoices}>
          {invoices.map((invoice) => (
            <li key={invoice.invoiceId}>
              <div>
                <b>{money(invoice.total, invoice.currency)}</b>
                <span>{dayOf(invoice.createdAt)}</span>
                <Chip tone={tones[invoice.state]}>{t(`subscription:bills.states.${invoice.state}`)}</Chip>
              </div>
              <div>
                {invoice.pageUrl !== '' && (
                  <a
                    href={invoice.pageUrl}
                    target="_blank"
                    rel="noopener"
                    aria-label={t('subscription:bills.viewLabel', { number: invoice.number })}
                  >
                    {t('subscription:bills.view')}
                  </a>
                )}
                {invoice.pdfUrl !== '' && (
                  <a href={invoice.pdfUrl} aria-label={t('subscription:bills.pdfLabel', { number: invoice.number })}>
                    {t('subscription:bills.pdf')}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
