import type { VisitEvent, Hit } from './visit.ts'

/** A report of one visit: its beginning, or more of it. */
export interface Report extends Hit {
  agentId: number
  /** What classified it: the list of bots and its version. */
  judge: string
  furthestSlide: number
  events: readonly VisitEvent[]
}

/** The same as received: with the name of its program. */
export type ArrivedReport = Omit<Report, 'agentId'> & { agent: string }
