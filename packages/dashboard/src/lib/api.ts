import {
  accountCalls,
  type Client,
  createClient,
  experienceCalls,
  exploreCalls,
  identityCalls,
  instanceCalls,
} from '@taplet/contract'
import type { Library } from '@taplet/contract/library'
import { createContext, useContext } from 'react'
import { fetchLibrary } from './fetch-library.ts'
import { laterCalls } from './later-calls.ts'

/** The features that the first screens call. Every line weighs on them; what others call is fetched with its first call. */
const firstCalls = {
  account: accountCalls,
  experiences: experienceCalls,
  explore: exploreCalls,
  identity: identityCalls,
  instance: instanceCalls,
}
export type Api = Client<typeof firstCalls & Library>

/** The calls of the contract as typed functions, with the session cookie of this browser. */
export function createApi(send: typeof fetch): Api {
  const library = async () => createClient(await fetchLibrary(), { fetch: send })
  return {
    ...createClient(firstCalls, { fetch: send }),
    media: laterCalls(async () => (await library()).media),
    slides: laterCalls(async () => (await library()).slides),
  }
}

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext.Provider

/** The calls of the server; queries take it as their argument. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi stands outside of ApiProvider')
  return api
}
