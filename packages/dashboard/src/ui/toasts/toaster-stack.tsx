import 'sonner/dist/styles.css'
import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { toasterIsReady } from './toast.tsx'
import { MAX_TOASTS } from './toast-stack.tsx'

/** What Toaster draws once there is a toast. */
export function ToasterStack({ label }: { label: string }) {
  // Sonner has subscribed by now: effects of children run first.
  useEffect(() => toasterIsReady(), [])
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={MAX_TOASTS}
      expand
      gap={8}
      offset={24}
      // Above the control bar of phones.
      mobileOffset={{ bottom: 'calc(var(--bar) + var(--safe-bottom) + 12px)', left: 12, right: 12 }}
      containerAriaLabel={label}
      toastOptions={{ unstyled: true, style: { width: '100%' } }}
    />
  )
}
