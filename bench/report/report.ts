/** One line of the table. */
export interface Row {
  /** Its number in the list of targets, such as A3. */
  id: string
  measure: string
  target: string
  measured: string
  /** The best rival, measured the same way; empty where there is none. */
  peer: string
  /** Undefined where there is no target, or where this machine cannot measure it. */
  isMet: boolean | undefined
}

export interface Report {
  rows: Row[]
  notes: string[]
}
