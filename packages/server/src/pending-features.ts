import { appClipCalls, billingCalls, notificationCalls, shopifyCalls } from '@taplet/contract/schemas'
import type { Bind } from './platform/http/bind.ts'

/** Features whose every call is still pending: they answer 501 until a later issue brings them to life. */
export function bindPendingFeatures(bind: Bind): void {
  bind('appClips', appClipCalls, {})
  bind('billing', billingCalls, {})
  bind('notifications', notificationCalls, {})
  bind('shopify', shopifyCalls, {})
}
