import {
  accountCalls,
  type Client,
  createClient,
  experienceCalls,
  exploreCalls,
  identityCalls,
  instanceCalls,
  mediaCalls,
  slideCalls,
} from '@taplet/contract'
import { createContext, useContext } from 'react'

/** The features that screens call. Every line weighs on the first screen, so that none stands here before its screen does. */
const calls = {
  account: accountCalls,
  experiences: experienceCalls,
  explore: exploreCalls,
  identity: identityCalls,
  instance: instanceCalls,
  media: mediaCalls,
  slides: slideCalls,
}
export type Api = Client<typeof calls>

/** The calls of the contract as typed functions, with the session cookie of this browser. */
export const createApi = (send: typeof fetch): Api => createClient(calls, { fetch: send })

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext.Provider

/** The calls of the server; queries take it as their argument. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi stands outside of ApiProvider')
  return api
}
