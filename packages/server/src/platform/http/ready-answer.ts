import type { PageRequest } from '../visitors/judge-request.ts'

/** An answer that lies ready: nothing has to be asked or computed for it. */
export interface ReadyAnswer {
  status: number
  /** Without those that every answer has. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** What a request says that matters for the choice of an answer. */
export interface Asked {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** The answer for a path, when there is one that lies ready; whoever asked gets it. */
export type FindReadyAnswer = (path: string, asked: Asked & PageRequest) => ReadyAnswer | undefined
