import { type Client, type Contract, contract, createClient } from '@taplet/contract'
import { createContext, useContext } from 'react'

export type Api = Client<Contract>

/** Every call of the contract as a typed function, with the session cookie of this browser. */
export const createApi = (send: typeof fetch): Api => createClient(contract, { fetch: send })

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext.Provider

/** The calls of the server; queries take it as their argument. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi stands outside of ApiProvider')
  return api
}
