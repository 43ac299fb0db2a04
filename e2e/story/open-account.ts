import { type APIRequestContext, request } from '@playwright/test'
import { LEGAL_VERSIONS } from '@taplet/contract'
import { z } from 'zod'
import { codeFor } from '../code-for.ts'
import { BASE_URL } from '../server.ts'
import { makeRoom } from './make-room.ts'
import { ownAddress } from './own-address.ts'

export interface Account {
  email: string
  password: string
}

const attempt = z.object({ attemptId: z.string() })
const session = z.object({ accessToken: z.string() })
const made = z.object({ body: z.object({ newExperienceItem: z.object({ viewId: z.string() }) }) })

export async function call<Answer>(api: APIRequestContext, path: string, data: object, answer: z.ZodType<Answer>) {
  const response = await api.post(`/api${path}`, { data })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return answer.parse(await response.json())
}

/** Creates an account without a browser, and a client for it; its app will have this name, too. */
export async function openAccountCalls(name: string): Promise<{ account: Account; api: APIRequestContext }> {
  const account = { email: `${name}@harbour.example`, password: 'nine herrings in a row' }
  await makeRoom(account.email, name)
  const anyone = await request.newContext({ baseURL: BASE_URL, extraHTTPHeaders: ownAddress(name) })
  const { attemptId } = await call(anyone, '/auth/signUp', { ...account, name, consent: LEGAL_VERSIONS }, attempt)
  const code = await codeFor(account.email)
  const { accessToken } = await call(anyone, '/auth/confirmSignUp', { attemptId, code }, session)
  await anyone.dispose()
  const api = await request.newContext({
    baseURL: BASE_URL,
    extraHTTPHeaders: { authorization: `Bearer ${accessToken}` },
  })
  return { account, api }
}

/** Creates an account with one library slide without a browser. */
export async function openAccount(name: string, slide: { name: string; words: string }): Promise<Account> {
  const { account, api } = await openAccountCalls(name)
  const { viewId } = (await call(api, '/experienceItems/create', { itemName: slide.name }, made)).body.newExperienceItem
  const widgets = [{ widgetId: 'words', widgetType: 'TEXT_BOX', widgetData: { text: slide.words } }]
  await call(api, '/updateView', { viewId, viewName: slide.name, widgets }, z.unknown())
  await api.dispose()
  return account
}
