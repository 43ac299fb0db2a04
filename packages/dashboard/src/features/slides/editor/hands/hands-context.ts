import { createContext, useContext } from 'react'
import type { Hands } from './use-hands.ts'

const HandsContext = createContext<Hands | undefined>(undefined)
export const HandsProvider = HandsContext.Provider

/** What hands can do here, for every part of the editor that offers it. */
export function useHandsContext(): Hands {
  const hands = useContext(HandsContext)
  if (!hands) throw new Error('useHandsContext stands outside of HandsProvider')
  return hands
}
