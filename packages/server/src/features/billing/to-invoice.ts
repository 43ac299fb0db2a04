import type { BillingInvoice } from '@taplet/contract'
import type { NextInvoice, ProviderInvoice } from '../../platform/billing/port.ts'

/** The emulator's links are paths of this server. */
const absolute = (url: string, origin: string): string => (url.startsWith('/') ? `${origin}${url}` : url)

export const toInvoice = (
  { createdAt, pageUrl, pdfUrl, ...invoice }: ProviderInvoice,
  origin: string,
): BillingInvoice => ({
  ...invoice,
  createdAt: createdAt.toISOString(),
  pageUrl: absolute(pageUrl, origin),
  pdfUrl: absolute(pdfUrl, origin),
})

export const toNext = ({ at, ...next }: NextInvoice) => ({ ...next, at: at.toISOString() })
