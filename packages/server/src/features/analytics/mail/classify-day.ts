/** Fewer than these are chance, both of a day that is told of as busy and of days that are told of as usual. */
const MIN_VISITS = 50
const TIMES = 3

export type DayClass = 'SPIKE' | 'DROP' | undefined

/** Whether a day stands out from the same weekdays before it. */
export function classifyDay(visits: number, usual: number): DayClass {
  if (visits >= MIN_VISITS && visits > TIMES * usual) return 'SPIKE'
  if (usual >= MIN_VISITS && visits < usual / TIMES) return 'DROP'
  return undefined
}
