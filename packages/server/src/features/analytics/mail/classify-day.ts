/** Fewer are noise, for busy days and for days reported as usual alike. */
const MIN_VISITS = 50
const TIMES = 3

export type DayClass = 'SPIKE' | 'DROP' | undefined

/** Whether a day differs markedly from the same weekdays before it. */
export function classifyDay(visits: number, usual: number): DayClass {
  if (visits >= MIN_VISITS && visits > TIMES * usual) return 'SPIKE'
  if (usual >= MIN_VISITS && visits < usual / TIMES) return 'DROP'
  return undefined
}
