import { DEFAULT_LANGUAGE } from '@taplet/messages'
import { createContext, useContext } from 'react'
import { language } from '../text.ts'

/** Timeout of a call, ms: nobody should wait forever for a server that hangs. */
const PATIENCE = 30_000

interface SendOptions {
  fetch?: typeof fetch
  /** Called when a call was refused because the session has ended. */
  onSessionEnded?: (() => void) | undefined
  /** Called when a call was refused because this session works in another account by now. */
  onAccountSwitched?: (() => void) | undefined
  patience?: number
}

/** A wrong password also gets a 401, which says nothing about a session. */
const isAuthCall = (url: string) => /\/auth\//.test(url)

/** Requests error messages in the page's language, since browsers send their own. */
function withLanguage(init: RequestInit | undefined): RequestInit | undefined {
  if (language === DEFAULT_LANGUAGE) return init
  const headers = new Headers(init?.headers)
  headers.set('accept-language', language)
  return { ...init, headers }
}

async function isOfAnotherAccount(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'ACCOUNT_SWITCHED'
}

const SMALL = 60_000 // characters; browsers limit keepalive requests to 64 KB

/** Whether the page is being unloaded: requests sent then use keepalive. */
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

/** Sends calls like `fetch`, but with a timeout, and detects the end of the session. */
export function createSend({
  fetch: send = (...args) => globalThis.fetch(...args),
  onSessionEnded,
  onAccountSwitched,
  patience = PATIENCE,
}: SendOptions = {}): typeof fetch {
  const isLeaving = watchLeaving()
  /** Notices refusals that concern the whole page. */
  async function heed(response: Response, url: string): Promise<void> {
    if (response.status === 401 && !isAuthCall(url)) onSessionEnded?.()
    if (response.status === 409 && onAccountSwitched && (await isOfAnotherAccount(response))) onAccountSwitched()
  }
  return async (input, init) => {
    const outlives = isLeaving() && typeof init?.body === 'string' && init.body.length < SMALL
    const limit = AbortSignal.timeout(patience)
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    const response = await send(input, { ...withLanguage(init), signal, ...(outlives && { keepalive: true }) })
    await heed(response, input instanceof Request ? input.url : input.toString())
    return response
  }
}

const SendContext = createContext<typeof fetch | undefined>(undefined)
export const SendProvider = SendContext.Provider

/** For requests outside of the typed client, such as file downloads and drafts. Throws outside of its provider. */
export function useSend(): typeof fetch {
  const send = useContext(SendContext)
  if (!send) throw new Error('useSend stands outside of SendProvider')
  return send
}
