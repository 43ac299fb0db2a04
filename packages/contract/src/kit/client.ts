import { type Call, type CallAnswer, type CallInput, type Calls, type Failure, failure } from './call.ts'
import { API_PREFIX } from './paths.ts'

/** A call that did not succeed. `body` is the server's, or "Something went wrong" when there was none (spec §8). */
export class ApiError extends Error {
  readonly status: number
  readonly body: Failure
  constructor(status: number, body: Failure) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

type Args<Input> =
  Record<string, never> extends Input ? [input?: Input, signal?: AbortSignal] : [input: Input, signal?: AbortSignal]
export type Client<C extends Record<string, Calls>> = {
  [F in keyof C]: {
    [K in keyof C[F]]: C[F][K] extends Call
      ? (...args: Args<CallInput<C[F][K]>>) => Promise<CallAnswer<C[F][K]>>
      : never
  }
}

const SOMETHING_WENT_WRONG: Failure = { callResult: 'FAILURE', code: 'INTERNAL', message: 'Something went wrong' }

interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  origin?: string
  /** Headers for every call, such as a bearer token. */
  headers?: () => Record<string, string>
  fetch?: typeof fetch
}

/** A typed function for each call of the contract. Every answer is decoded; HTTP 200 with another callResult is a failure (spec §5, D29). */
export function createClient<C extends Record<string, Calls>>(
  contract: C,
  { origin = '', headers = () => ({}), fetch: send = fetch }: ClientOptions = {},
): Client<C> {
  async function make(call: Call, input: Record<string, unknown> = {}, signal?: AbortSignal): Promise<unknown> {
    const { path, body } = address(call, input)
    const response = await send(origin + API_PREFIX + path, {
      method: call.method,
      headers: { ...headers(), ...(call.body && { 'content-type': 'application/json' }) },
      ...(call.body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    return decode(call, response)
  }

  const features = Object.entries(contract).map(([feature, calls]) => [
    feature,
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (input?: Record<string, unknown>, signal?: AbortSignal) => make(call, input, signal),
      ]),
    ),
  ])
  // The mapped type above is what these entries are; Object.fromEntries cannot say so.
  return Object.fromEntries(features) as Client<C>
}

/** Deals the input out: path parameters, then query, and the rest is the body. */
function address(call: Call, input: Record<string, unknown>): { path: string; body: Record<string, unknown> } {
  const body = { ...input }
  const take = (key: string): string | undefined => {
    const value = body[key]
    delete body[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(take(key) ?? ''))
  const query = new URLSearchParams()
  for (const key of Object.keys(call.query?.shape ?? {})) {
    const value = take(key)
    if (value !== undefined) query.set(key, value)
  }
  return { path: query.size > 0 ? `${path}?${query}` : path, body }
}

async function decode(call: Call, response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  const answer = response.ok ? call.answer.safeParse(body) : undefined
  if (answer?.success) return answer.data
  throw new ApiError(response.status, failure.safeParse(body).data ?? SOMETHING_WENT_WRONG)
}
