import type { Handler } from '../../api/call.ts'
import { createCustomer, readCustomer } from './customers.ts'
import { listInvoices, previewInvoice, readInvoice } from './invoices.ts'
import { createPortal } from './portal.ts'
import { listPrices } from './prices.ts'
import { createSchedule, readSchedule, releaseScheduleCall, updateSchedule } from './schedules.ts'
import { createSession, expireSession, readSession } from './sessions.ts'
import { cancelSubscription, readSubscription, resumeSubscription, updateSubscription } from './subscriptions.ts'

interface Entry {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  handler: Handler
}

/** The calls about plans: of the platform's own account, never of a merchant's. */
export const BILLING_ENTRIES: readonly Entry[] = [
  { method: 'GET', path: 'prices', handler: listPrices },
  { method: 'POST', path: 'customers', handler: createCustomer },
  { method: 'GET', path: 'customers/:id', handler: readCustomer },
  { method: 'POST', path: 'checkout/sessions', handler: createSession },
  { method: 'GET', path: 'checkout/sessions/:id', handler: readSession },
  { method: 'POST', path: 'checkout/sessions/:id/expire', handler: expireSession },
  { method: 'GET', path: 'subscriptions/:id', handler: readSubscription },
  { method: 'POST', path: 'subscriptions/:id', handler: updateSubscription },
  { method: 'POST', path: 'subscriptions/:id/resume', handler: resumeSubscription },
  { method: 'DELETE', path: 'subscriptions/:id', handler: cancelSubscription },
  { method: 'POST', path: 'subscription_schedules', handler: createSchedule },
  { method: 'GET', path: 'subscription_schedules/:id', handler: readSchedule },
  { method: 'POST', path: 'subscription_schedules/:id', handler: updateSchedule },
  { method: 'POST', path: 'subscription_schedules/:id/release', handler: releaseScheduleCall },
  { method: 'GET', path: 'invoices', handler: listInvoices },
  { method: 'POST', path: 'invoices/create_preview', handler: previewInvoice },
  { method: 'GET', path: 'invoices/:id', handler: readInvoice },
  { method: 'POST', path: 'billing_portal/sessions', handler: createPortal },
]
