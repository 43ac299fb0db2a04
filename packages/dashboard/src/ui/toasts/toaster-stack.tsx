import 'sonner/dist/styles.css'
import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { toasterIsReady } from './toast.tsx'
import { MAX_TOASTS } from './show-toast.tsx'

/** What Toaster renders once there is a toast. */
export function ToasterStack({ label }: { label: string }) {
  // Sonner has subscribed by now: effects of children run first.
  useEffect(() => toasterIsReady(), [])
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={MAX_TOASTS}
      expand
      gap={8}
      // Clear of what covers the bottom or side, e.g. a sheet of the slide editor, which sets the variables.
      offset={{ bottom: 'calc(var(--toast-foot, 0px) + 24px)', right: 'calc(var(--toast-side, 0px) + 24px)' }}
      // Also above the control bar of phones.
      mobileOffset={{
        bottom: 'calc(var(--bar) + var(--safe-bottom) + var(--toast-foot, 0px) + 12px)',
        left: 12,
        right: 12,
      }}
      containerAriaLabel={label}
      toastOptions={{ unstyled: true, style: { width: 'min(100%, 100vw - 24px)' } }}
    />
  )
}
