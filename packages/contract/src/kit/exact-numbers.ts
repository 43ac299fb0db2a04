/** True when every number in it is returned from storage unchanged; JSON has already rounded larger ones. */
export function hasExactNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(hasExactNumbers)
}
