import { Suspense, useEffect, useState } from 'react'
import { onToast } from './toast.tsx'
import { lazyPiece } from '../pieces/lazy-piece.tsx'

const ToasterStack = lazyPiece(async () => (await import('./toaster-stack.tsx')).ToasterStack, 'SILENT')

/** Where toasts appear. Mounted once, in the app's root; loaded with the first toast. */
export function Toaster({ label }: { label: string }) {
  const [isNeeded, setIsNeeded] = useState(false)
  // Toasts are called from outside of React.
  useEffect(() => onToast(() => setIsNeeded(true)), [])
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToasterStack label={label} />
    </Suspense>
  ) : null
}
