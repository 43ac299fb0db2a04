export type Paint = 'one' | 'linear' | 'radial'

const names: Record<Paint, string> = { one: 'singleColor', linear: 'linearGradient', radial: 'radialGradient' }

/** Splits the variation of spec §3 into its two choices. An unknown one is treated as the default. */
export function readVariation(variation: string): { paint: Paint; hasOwnCorners: boolean } {
  const paint = (['one', 'linear', 'radial'] as const).find((one) => variation.startsWith(names[one]))
  return { paint: paint ?? 'one', hasOwnCorners: paint === undefined || variation.endsWith('CustomCorners') }
}

export const writeVariation = (paint: Paint, hasOwnCorners: boolean): string =>
  names[paint] + (hasOwnCorners ? 'CustomCorners' : '')
