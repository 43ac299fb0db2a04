import { appClipCalls, notificationCalls, shopifyCalls } from '@taplet/contract/schemas'
import type { Bind } from './platform/http/bind.ts'

/** Features whose calls are all pending: they answer 501 until they are implemented. */
export function bindPendingFeatures(bind: Bind): void {
  bind('appClips', appClipCalls, {})
  bind('notifications', notificationCalls, {})
  bind('shopify', shopifyCalls, {})
}
