/** What the process of visitors is told, once. */
export interface BeaconOrder {
  origin: string
  path: string
  tagId: string
  /** Slides of the app. */
  slides: string[]
  visits: number
}

/** What it tells: how far it is, and in the end what was acknowledged. */
export type SenderMessage = { kind: 'progress'; acknowledged: number } | { kind: 'end'; account: Account }

/** What servers have acknowledged; each report is sent until one does. */
export interface Account {
  /** Ids of visits whose first report was answered with 200. */
  visits: string[]
  /** `visit/event` of each event whose report was answered with 200. */
  events: string[]
  reports: number
  /** Times that a report had to be sent again, by what had happened: `503`, `ECONNRESET`, … */
  failures: Record<string, number>
  /** The longest time without any acknowledged report, ms. */
  longestGapMs: number
}

/** Reports of one visit: its beginning, and four times what happened next. */
export const REPORTS_A_VISIT = 5
