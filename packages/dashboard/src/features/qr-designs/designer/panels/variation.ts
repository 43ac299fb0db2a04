export type Paint = 'one' | 'linear' | 'radial'

const names: Record<Paint, string> = { one: 'singleColor', linear: 'linearGradient', radial: 'radialGradient' }

/** The two choices that the word of spec §3 holds. An unknown word is drawn as the default, and read so. */
export function readVariation(variation: string): { paint: Paint; hasOwnCorners: boolean } {
  const paint = (['one', 'linear', 'radial'] as const).find((one) => variation.startsWith(names[one]))
  return { paint: paint ?? 'one', hasOwnCorners: paint === undefined || variation.endsWith('CustomCorners') }
}

export const writeVariation = (paint: Paint, hasOwnCorners: boolean): string =>
  names[paint] + (hasOwnCorners ? 'CustomCorners' : '')
