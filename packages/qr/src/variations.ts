interface Variation {
  /** In plain words, for people. */
  name: string
  gradient: 'none' | 'linear' | 'radial'
  /** Whether eyes have colours of their own. If not they share the paint of the body. */
  hasCustomCorners: boolean
}

export type QrVariation =
  | 'linearGradient'
  | 'linearGradientCustomCorners'
  | 'radialGradient'
  | 'radialGradientCustomCorners'
  | 'singleColor'
  | 'singleColorCustomCorners'

export const variations: { readonly [V in QrVariation]: Variation } = {
  linearGradient: { name: 'Gradient, top to bottom', gradient: 'linear', hasCustomCorners: false },
  linearGradientCustomCorners: {
    name: 'Gradient, top to bottom, and corners of their own colours',
    gradient: 'linear',
    hasCustomCorners: true,
  },
  radialGradient: { name: 'Gradient from the middle', gradient: 'radial', hasCustomCorners: false },
  radialGradientCustomCorners: {
    name: 'Gradient from the middle, and corners of their own colours',
    gradient: 'radial',
    hasCustomCorners: true,
  },
  singleColor: { name: 'One colour', gradient: 'none', hasCustomCorners: false },
  singleColorCustomCorners: {
    name: 'One colour, and corners of their own colours',
    gradient: 'none',
    hasCustomCorners: true,
  },
}
