import { type BillingState, type Call, type ErrorCode, errors, type Page, refusalMessage } from '@taplet/contract'
import { contract } from '@taplet/contract/schemas'

type Answer = Record<string, unknown> | Response
export type Handlers = Record<string, (body: Record<string, unknown>) => Answer | Promise<Answer>>

/** An error response of the server with this code. */
export const refuse = (code: ErrorCode): Response =>
  Response.json({ callResult: 'FAILURE', code, message: refusalMessage(code)('en') }, { status: errors[code].status })

/** The server's response to a stale save, with what is stored now; of several documents it names the stale one. */
export const conflict = (current: object, document?: { kind: 'EXPERIENCE' | 'SLIDE'; targetId: string }): Response =>
  Response.json(
    { callResult: 'CONFLICT', code: 'CONFLICT', message: 'Nothing was overwritten', current, document },
    { status: 409 },
  )

/** An instant app as the server sends it. */
export const aPage = (change: Partial<Page> = {}): Page => ({
  experienceId: 'e1',
  rootPageId: 'lark',
  fullPagePath: 'lark',
  pageName: 'Lark Coffee',
  description: '',
  active: true,
  publishedAt: '2026-01-01T00:00:00.000Z',
  shopifyConfig: null,
  experienceItems: [],
  coverImageUrl: '',
  socialImageUrl: '',
  isFindable: true,
  mayBeEmbedded: false,
  hasBadge: true,
  theme: null,
  scheduledFor: null,
  slideRules: {},
  timeZone: null,
  isReadOnly: false,
  takedown: null,
  source: 'TAPLET',
  tagId: 't1',
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
})

/** The signed-in account. */
export const anAccount = {
  accountId: 'a1',
  email: 'rosa@lark.coffee',
  phone: null,
  name: 'Rosa Marques',
  username: 'rosa',
  bio: '',
  profilePicture: '',
  language: '',
  timeZone: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  accountType: 'CREATOR-FREE',
  status: 'ACTIVE',
  accessLevel: 0,
  closesAt: null,
  identityId: 'i1',
  userObject: {},
  plan: { access: 'FREE', source: null, period: null },
  subscription: { entitlement: 'free', source: null, period: null },
}

const nothingBought: BillingState = {
  subscription: null,
  pendingSubscriptionChange: null,
  isSold: true,
  isTest: true,
  trialDays: 14,
  isPaying: false,
}

const defaults: Handlers = {
  '/auth/session': () => ({ isSignedIn: false }),
  '/auth/signOut': () => ({}),
  '/brandKits': () => ({ brands: [] }),
  '/getAllPagesByAccountId': () => ({ pages: [aPage()] }),
  '/fetchAccountData': () => ({ accountData: anAccount }),
  '/billing/shared/fetch-subscription-info': () => ({ data: nothingBought }),
  '/experiences/changes': () => ({ changes: [] }),
  '/explore/fetchExperiences': () => ({ experiences: [] }),
  '/experienceItems/getAll': () => ({ body: { experienceItems: [] } }),
  '/getAllViewsByAccountId': () => ({ views: [] }),
  '/onboarding': () => ({ onboarding: { steps: [], isCodeShared: true, isPutAway: true } }),
}

const contractCalls = Object.values(contract).flatMap((feature) => Object.values<Call>(feature))

/** Serialises the answer as the server would: complete, without undeclared fields. Invalid answers fail like calls. */
function asSent(method: string, path: string, answer: Record<string, unknown>): Response {
  const call = contractCalls.find((one) => one.method === method && one.path === path)
  const body = { callResult: 'SUCCESS', ...answer }
  const checked = call?.answer.safeParse(body)
  return checked?.error ? refuse('INTERNAL') : Response.json(checked?.data ?? body)
}

/** Answers the calls of the contract by path below /api, and records their query or body. */
export function fakeServer(handlers: Handlers) {
  const calls: { path: string; body: Record<string, unknown>; headers: Headers }[] = []
  const table = { ...defaults, ...handlers }
  const send: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    const path = url.pathname.replace(/^\/api/, '')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const fields = Object.fromEntries([...url.searchParams, ...Object.entries(Object(body))])
    calls.push({ path, body: fields, headers: new Headers(init?.headers) })
    const answer = await (table[path]?.(fields) ?? refuse('NOT_AVAILABLE'))
    return answer instanceof Response ? answer : asSent(init?.method ?? 'GET', path, answer)
  }
  const last = (path: string) => calls.findLast((call) => call.path === path)
  return {
    fetch: send,
    calls,
    bodyOf: (path: string) => last(path)?.body,
    headersOf: (path: string) => last(path)?.headers,
  }
}

/** Publishes an app as the server does: what was sent is what visitors see. */
export const publishPage =
  (page: Page): Handlers[string] =>
  ({ page: sent }) => ({
    updatedPage: { ...page, ...Object(sent), active: true, revision: page.revision + 1 },
    views: [],
    items: [],
  })

/** Handlers for a signed-in browser. */
export const signedIn: Handlers = { '/auth/session': () => ({ isSignedIn: true }) }
