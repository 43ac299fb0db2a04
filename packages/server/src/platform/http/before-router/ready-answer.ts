import type { PageRequest } from '../../visitors/classify-request.ts'
import type { PlainRequestInfo } from '../request-info.ts'

/** An answer that lies ready: nothing has to be asked or computed for it. */
export interface ReadyAnswer {
  status: number
  /** Without those that every answer has. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** What a request says that matters for the choice of an answer. */
export interface VisitorInfo {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** The headers of a redirect, without those that every answer has. */
export type RedirectHeaders = Readonly<Record<string, string>> & { location: string }
/** Where whoever asks for a path is led; undefined, now or later, when that has not been settled here. */
export type ResolveRedirect = (path: string, info: PlainRequestInfo) => Promise<RedirectHeaders | undefined> | undefined

/** The answer for a path, when there is one that lies ready; whoever asked gets it. */
export type FindReadyAnswer = (path: string, asked: VisitorInfo & PageRequest) => ReadyAnswer | undefined
