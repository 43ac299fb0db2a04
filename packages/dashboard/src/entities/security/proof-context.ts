import { ApiError } from '@taplet/contract'
import { createContext, useContext } from 'react'

/** Runs the work; where the server asks for proof first, the person gives it in a dialog, and the work runs again. */
export type Prove = <T>(work: () => Promise<T>) => Promise<T>

/** The person closed the dialog: nothing was changed, and nothing needs to be said. */
export class ProofCancelled extends Error {}

const ProofContext = createContext<Prove | undefined>(undefined)
export const ProofContextProvider = ProofContext.Provider

/** Throws outside of its provider. */
export function useProve(): Prove {
  const prove = useContext(ProofContext)
  if (!prove) throw new Error('useProve stands outside of ProofProvider')
  return prove
}

export const needsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === 'REAUTHENTICATION_REQUIRED'
