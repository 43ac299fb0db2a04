import { contract } from '@taplet/contract'
import type { Bind } from './platform/http/bind.ts'

/** Features whose every call is still pending: they answer 501 until a later issue brings them to life. */
export function bindPendingFeatures(bind: Bind): void {
  bind('appClips', contract.appClips, {})
  bind('billing', contract.billing, {})
  bind('notifications', contract.notifications, {})
  bind('shopify', contract.shopify, {})
}
