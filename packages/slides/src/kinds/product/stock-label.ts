/** What visitors read of the stock of a variant; empty while there is plenty. */
export function stockLabel({ isAvailable, fewLeft }: { isAvailable: boolean; fewLeft?: number | undefined }): string {
  if (!isAvailable) return 'Sold out'
  return fewLeft === undefined ? '' : `Only ${fewLeft} left`
}
