import { Suspense, useEffect, useState } from 'react'
import { onToast } from './toast.tsx'
import { lazyComponent } from '../lazy/lazy-component.tsx'

const ToasterStack = lazyComponent(async () => (await import('./toaster-stack.tsx')).ToasterStack, 'SILENT')

/** The toasts' container. Mounted once, in the app's root; loaded with the first toast. */
export function Toaster({ label }: { label: string }) {
  const [isNeeded, setIsNeeded] = useState(false)
  // Effect: toasts are triggered from outside React.
  useEffect(() => onToast(() => setIsNeeded(true)), [])
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToasterStack label={label} />
    </Suspense>
  ) : null
}
