import { type ReactNode, useMemo, useState } from 'react'
import { needsProof, ProofCancelled, ProofContextProvider, type Prove } from './proof-context.ts'
import { ProveDialog } from './prove-dialog.tsx'

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
      {waiting && <ProveDialog onProven={() => end('go')} onClose={() => end('cancel')} />}
    </ProofContextProvider>
  )
}
