import { addresses } from '../addresses.ts'
import type { Contract } from '../contract.ts'
import type { Address } from './address.ts'
import type { Call, CallAnswer, CallInput, Failure } from './call.ts'
import { API_PREFIX } from './paths.ts'

/** A failed call. `body` is the server's, or "Something went wrong" when there was none (spec §8). */
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

// inline-text: where no answer can be read; whoever shows it has words of its own
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
 * Creates a typed function for each call of the contract. It contains addresses, no schemas: the server validates every
 * answer before sending it, and a page of another release checks the fields it needs (record 115).
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
    return (address.isFile && (await readFile(response))) || read(response)
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
  // The entries have the mapped type above, which Object.fromEntries cannot express.
  return Object.fromEntries(features) as Client
}

/** The address of a call that reads, with its query: for links that download a file. */
export const callUrl = (address: Address, input: Input = {}): string => API_PREFIX + dealOut(address, input).path

/** Formats a field for an address; undefined for anything but plain values. */
const written = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

/** Distributes the input: path parameters, and the rest into the query for reading, the body for writing calls. */
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

/** Valid results in answers; some calls of the specification have none (spec §7), and forms may ask for a proof. */
const answered: readonly unknown[] = [undefined, 'SUCCESS', 'PROOF_REQUIRED']

/** Returns the answer. HTTP 200 with FAILURE, or without an answer of ours, is a failure (spec §5, spec D29). */
async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && isObject(body) && answered.includes(body['callResult'])) return body
  throw new ApiError(response.status, isFailure(body) ? body : SOMETHING_WENT_WRONG)
}

/** Returns the file of an answer under the name that the server gave it; undefined when there is none. */
async function readFile(response: Response): Promise<File | undefined> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  if (!response.ok || name === undefined) return undefined
  const content = await response.blob()
  return new File([content], name, { type: content.type })
}
