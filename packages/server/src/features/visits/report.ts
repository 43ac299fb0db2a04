import type { VisitEvent, Hit } from './visit.ts'

/** What came in of one visit: its beginning, or more of it. */
export interface Report extends Hit {
  agentId: number
  /** Who judged it: the list of robots and its version. */
  judge: string
  furthestSlide: number
  happenings: readonly VisitEvent[]
}

/** The same, as it arrived: with the name of its program. */
export type ArrivedReport = Omit<Report, 'agentId'> & { agent: string }
