/** True when every number in it comes back from storage as it was sent; JSON has already rounded what is larger. */
export function hasExactNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(hasExactNumbers)
}
