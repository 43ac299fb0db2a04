import { type Client, createClient } from '@taplet/contract'
import { createContext, useContext } from 'react'

/** The calls of the contract as typed functions, with the session cookie of this browser. */
export type Api = Client
export const createApi = (send: typeof fetch, headers: () => Record<string, string> = () => ({})): Api =>
  createClient({ fetch: send, headers })

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext.Provider

/** The calls of the server; queries take it as their argument. Throws outside of its provider. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi stands outside of ApiProvider')
  return api
}
