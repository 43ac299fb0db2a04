import { type Client, type Contract, contract, createClient } from '@taplet/contract'
import { createContext, useContext } from 'react'

export type Api = Client<Contract>

interface ApiOptions {
  fetch?: typeof fetch
  /** Told when a call was refused because the session has ended. */
  onSessionEnded?: () => void
}

/** A wrong password is answered 401 too; it says nothing about a session. */
const isAuthCall = (url: string) => /\/auth\//.test(url)

/** Every call of the contract as a typed function, with the session cookie of this browser. */
export function createApi({
  fetch: send = (...args) => globalThis.fetch(...args),
  onSessionEnded,
}: ApiOptions = {}): Api {
  return createClient(contract, {
    fetch: async (input, init) => {
      const response = await send(input, init)
      if (response.status === 401 && !isAuthCall(input instanceof Request ? input.url : input.toString()))
        onSessionEnded?.()
      return response
    },
  })
}

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext.Provider

/** The calls of the server; queries take it as their argument. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi stands outside of ApiProvider')
  return api
}
