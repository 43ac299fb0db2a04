interface Variation {
  gradient: 'none' | 'linear' | 'radial'
  /** Whether eyes have their own colours. If not they share the fill of the body. */
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
  linearGradient: { gradient: 'linear', hasCustomCorners: false },
  linearGradientCustomCorners: {
    gradient: 'linear',
    hasCustomCorners: true,
  },
  radialGradient: { gradient: 'radial', hasCustomCorners: false },
  radialGradientCustomCorners: {
    gradient: 'radial',
    hasCustomCorners: true,
  },
  singleColor: { gradient: 'none', hasCustomCorners: false },
  singleColorCustomCorners: {
    gradient: 'none',
    hasCustomCorners: true,
  },
}
