/** The order that starts the process of visitors. */
export interface BeaconOrder {
  origin: string
  path: string
  tagId: string
  /** Slides of the app. */
  slides: string[]
  visits: number
}

/** Messages of that process: progress, and in the end what was acknowledged. */
export type SenderMessage = { kind: 'progress'; acknowledged: number } | { kind: 'end'; account: Account }

/** What the server acknowledged; each report is sent until it is acknowledged. */
export interface Account {
  /** Ids of visits whose first report was answered with 200. */
  visits: string[]
  /** `visit/event` of each event whose report was answered with 200. */
  events: string[]
  reports: number
  /** Number of reports sent again, by cause: `503`, `ECONNRESET`, … */
  failures: Record<string, number>
  /** The longest time without any acknowledged report, ms. */
  longestGapMs: number
}

/** Reports of one visit: its start, and four more. */
export const REPORTS_A_VISIT = 5
