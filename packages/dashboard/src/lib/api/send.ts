import { DEFAULT_LANGUAGE } from '@taplet/messages'
import { createContext, useContext } from 'react'
import { language } from '../text.ts'

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

/** Asks for refusals in the page's language; browsers ask for their own. */
function withLanguage(init: RequestInit | undefined): RequestInit | undefined {
  if (language === DEFAULT_LANGUAGE) return init
  const headers = new Headers(init?.headers)
  headers.set('accept-language', language)
  return { ...init, headers }
}

const SMALL = 60_000 // characters; browsers let no more than 64 KB outlive a page

/** Whether the page is being left: what is sent now must outlive it. */
function watchLeaving(): () => boolean {
  let isLeaving = false
  globalThis.addEventListener?.('pagehide', () => {
    isLeaving = true
  })
  globalThis.addEventListener?.('pageshow', () => {
    isLeaving = false
  })
  return () => isLeaving
}

/** How calls reach the server: as `fetch`, but never waiting for ever, and heeding the end of the session. */
export function createSend({
  fetch: send = (...args) => globalThis.fetch(...args),
  onSessionEnded,
  patience = PATIENCE,
}: SendOptions = {}): typeof fetch {
  const isLeaving = watchLeaving()
  return async (input, init) => {
    const outlives = isLeaving() && typeof init?.body === 'string' && init.body.length < SMALL
    const limit = AbortSignal.timeout(patience)
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    const response = await send(input, { ...withLanguage(init), signal, ...(outlives && { keepalive: true }) })
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
