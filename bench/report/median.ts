/** Returns the middle value, the upper one of an even number, or NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
