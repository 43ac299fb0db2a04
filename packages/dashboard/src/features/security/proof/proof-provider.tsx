import { type ReactNode, Suspense, useMemo, useState } from 'react'
import {
  needsProof,
  ProofCancelled,
  ProofContextProvider,
  type Prove,
} from '../../../entities/security/proof-context.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'

const ProveDialog = lazyComponent(async () => (await import('./prove-dialog.tsx')).ProveDialog, 'OVER')

interface Waiting {
  go: () => void
  cancel: () => void
}

/** Lets what is inside ask for proof in place, and go on where it was. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>()
  const prove = useMemo<Prove>(
    () => async (work) => {
      try {
        return await work()
      } catch (error) {
        if (!needsProof(error)) throw error
        await new Promise<void>((resolve, reject) =>
          setWaiting({ go: resolve, cancel: () => reject(new ProofCancelled()) }),
        )
        return work()
      }
    },
    [],
  )
  const end = (how: keyof Waiting) => {
    waiting?.[how]()
    setWaiting(undefined)
  }
  return (
    <ProofContextProvider value={prove}>
      {children}
      <Suspense fallback={null}>
        {waiting && <ProveDialog onProven={() => end('go')} onClose={() => end('cancel')} />}
      </Suspense>
    </ProofContextProvider>
  )
}
