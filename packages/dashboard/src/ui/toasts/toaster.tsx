import 'sonner/dist/styles.css'
import { Toaster as Sonner } from 'sonner'
import { MAX_TOASTS } from './toast.tsx'

/** Where toasts appear. Mounted once, in the app's root. */
export function Toaster({ label }: { label: string }) {
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
