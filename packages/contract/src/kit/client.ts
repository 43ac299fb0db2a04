import { addresses } from '../addresses.ts'
import type { Contract } from '../contract.ts'
import type { Address } from './address.ts'
import type { Call, CallAnswer, CallInput, Failure } from './call.ts'
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

type Args<I> = Record<string, never> extends I ? [input?: I, signal?: AbortSignal] : [input: I, signal?: AbortSignal]
export type Client = {
  [F in keyof Contract]: {
    [K in keyof Contract[F]]: Contract[F][K] extends Call
      ? (...args: Args<CallInput<Contract[F][K]>>) => Promise<CallAnswer<Contract[F][K]>>
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

type Input = Readonly<Record<string, unknown>>

/**
 * A typed function for each call of the contract. It carries addresses, no schemas: the server holds every answer to its
 * schema before it sends it, and a page of another release is served by what it asks of an answer, field by field (record 115).
 */
export function createClient({ origin = '', headers = () => ({}), fetch: send = fetch }: ClientOptions = {}): Client {
  async function make(address: Address, input: Input = {}, signal?: AbortSignal): Promise<unknown> {
    const { path, body } = dealOut(address, input)
    const response = await send(origin + API_PREFIX + path, {
      method: address.method,
      headers: { ...headers(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    return read(response)
  }

  const features = Object.entries(addresses).map(([feature, calls]) => [
    feature,
    Object.fromEntries(
      Object.entries<Address>(calls).map(([name, address]) => [
        name,
        (input?: Input, signal?: AbortSignal) => make(address, input, signal),
      ]),
    ),
  ])
  // The mapped type above is what these entries are; Object.fromEntries cannot say so.
  return Object.fromEntries(features) as Client
}

/** A field as an address holds it; undefined for what is no plain value. */
const written = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

/** Deals the input out: path parameters, and the rest into the query of what reads, the body of what writes. */
function dealOut({ method, path: pattern }: Address, input: Input): { path: string; body?: Input } {
  const rest = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = written(rest[key])
    delete rest[key]
    return encodeURIComponent(value ?? '')
  })
  if (method === 'POST' || method === 'PUT') return { path, body: rest }
  const query = new URLSearchParams()
  for (const [key, field] of Object.entries(rest)) {
    const value = written(field)
    if (value !== undefined) query.set(key, value)
  }
  return { path: query.size > 0 ? `${path}?${query}` : path }
}

const isObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFailure = (body: unknown): body is Failure =>
  isObject(body) &&
  typeof body['callResult'] === 'string' &&
  typeof body['code'] === 'string' &&
  typeof body['message'] === 'string'

/** What an answer may say of itself; some calls of the specification say nothing (spec §7), and forms may ask for a proof. */
const answered: readonly unknown[] = [undefined, 'SUCCESS', 'PROOF_REQUIRED']

/** The answer. HTTP 200 that says FAILURE, or is no answer of ours, is a failure (spec §5, spec D29). */
async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && isObject(body) && answered.includes(body['callResult'])) return body
  throw new ApiError(response.status, isFailure(body) ? body : SOMETHING_WENT_WRONG)
}
