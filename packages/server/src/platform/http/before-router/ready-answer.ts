import type { PageRequest } from '../../visitors/classify-request.ts'
import type { PlainRequestInfo } from '../request-info.ts'

/** A cached response: sending it needs no query and no computing. */
export interface ReadyAnswer {
  status: number
  /** Without those that every response has. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** What a request tells that matters for choosing a response. */
export interface VisitorInfo {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** The headers of a redirect, without those that every response has. */
export type RedirectHeaders = Readonly<Record<string, string>> & { location: string }
/** Returns the redirect for a path; undefined, now or later, when this cannot be decided here. */
export type ResolveRedirect = (path: string, info: PlainRequestInfo) => Promise<RedirectHeaders | undefined> | undefined

/** Returns the cached response for a path, if there is one; it is sent as the answer. */
export type FindReadyAnswer = (path: string, asked: VisitorInfo & PageRequest) => ReadyAnswer | undefined
