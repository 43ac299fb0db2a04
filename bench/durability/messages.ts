/** The error of a connection after the server has stopped listening. */
export const REFUSED = 'ECONNREFUSED'

/** Messages to the saving process. */
export type SaverMessage =
  | { order: 'open'; origin: string; token: string; slides: string[]; pages: SavedPage[] }
  | { order: 'resume' | 'pause' }

/** An instant app to save again and again. */
export interface SavedPage {
  experienceId: string
  path: string
  experienceItems: string[]
}

/** Every acknowledged save of one slide or instant app. */
export interface Journal {
  kind: 'slide' | 'page'
  id: string
  /** Revision and mark of each save that was answered with 200, in the order of the answers. */
  acknowledged: [revision: number, mark: string][]
  /** Marks that were sent and not answered: each may or may not be stored. */
  unanswered: string[]
}

/** The answer to every order. */
export interface Account {
  journals: Journal[]
  /** Ids of slides whose creation was answered with 200. */
  created: string[]
  /** Since the last resume. */
  period: Period
}

export interface Period {
  answered: number
  /** Answers and broken connections by what they were: `503`, `ECONNRESET`, … */
  failures: Record<string, number>
  /** The first broken connections: what happened, when in the period, and how long the request had waited. */
  broken: string[]
  /** The longest time without any acknowledged save, ms. */
  longestGapMs: number
  slowestAnswerMs: number
}
