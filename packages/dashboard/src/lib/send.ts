import { createContext, useContext } from 'react'

/** Longest wait for an answer, ms: a server that hangs must not leave a person waiting for ever. */
const PATIENCE = 30_000

interface SendOptions {
  fetch?: typeof fetch
  /** Told when a call was refused because the session has ended. */
  onSessionEnded?: (() => void) | undefined
  patience?: number
}

/** A wrong password is answered 401 too; it says nothing about a session. */
const isAuthCall = (url: string) => /\/auth\//.test(url)

/** How calls reach the server: as `fetch`, but never waiting for ever, and heeding the end of the session. */
export function createSend({
  fetch: send = (...args) => globalThis.fetch(...args),
  onSessionEnded,
  patience = PATIENCE,
}: SendOptions = {}): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(patience)
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    const response = await send(input, { ...init, signal })
    if (response.status === 401 && !isAuthCall(input instanceof Request ? input.url : input.toString()))
      onSessionEnded?.()
    return response
  }
}

const SendContext = createContext<typeof fetch | undefined>(undefined)
export const SendProvider = SendContext.Provider

/** For clients of further contracts, such as the editors' (studio.ts). */
export function useSend(): typeof fetch {
  const send = useContext(SendContext)
  if (!send) throw new Error('useSend stands outside of SendProvider')
  return send
}
