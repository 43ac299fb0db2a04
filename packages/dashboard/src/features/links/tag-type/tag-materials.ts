import type { TagSubType } from '@taplet/contract'

export interface TagMaterial {
  /** Gradient from the light at the top left to the shade at the bottom right: [position in %, colour]. */
  body: readonly (readonly [place: number, colour: string])[]
  /** The rim's gradient, light to shade. */
  rim: readonly [light: string, shade: string]
  /** Colour of what is printed or engraved on it. */
  mark: string
  /** Strength of the highlight, 0 to 1. */
  sheen: number
  /** Fine concentric grooves, as on brushed metal. */
  hasGrooves: boolean
}

/** Materials of the seven physical tags (spec §3). */
export const tagMaterials: Readonly<Record<TagSubType, TagMaterial>> = {
  BLACKANDWHITE: {
    body: [
      [0, '#4a4f5a'],
      [45, '#1d2027'],
      [100, '#08090c'],
    ],
    rim: ['#747b88', '#050608'],
    mark: '#ffffff',
    sheen: 0.28,
    hasGrooves: false,
  },
  BLUEANDWHITE: {
    body: [
      [0, '#6db3ff'],
      [50, '#2378ea'],
      [100, '#0b48ad'],
    ],
    rim: ['#b3d6ff', '#083a8f'],
    mark: '#ffffff',
    sheen: 0.42,
    hasGrooves: false,
  },
  GOLD: {
    body: [
      [0, '#fff0bd'],
      [28, '#e9c564'],
      [52, '#c7973a'],
      [72, '#f0d380'],
      [100, '#93661a'],
    ],
    rim: ['#fff6d6', '#7d5414'],
    mark: '#5f3e08',
    sheen: 0.55,
    hasGrooves: true,
  },
  PINKANDWHITE: {
    body: [
      [0, '#ffb3d4'],
      [50, '#f0619f'],
      [100, '#bd2b6f'],
    ],
    rim: ['#ffdcea', '#9c1f59'],
    mark: '#ffffff',
    sheen: 0.45,
    hasGrooves: false,
  },
  RAINBOW: {
    body: [
      [0, '#ff7a85'],
      [20, '#ffb45c'],
      [38, '#ffe27a'],
      [56, '#6fdc9c'],
      [76, '#5aa9ff'],
      [100, '#a274f5'],
    ],
    rim: ['#fff5e6', '#7a58c9'],
    mark: '#ffffff',
    sheen: 0.5,
    hasGrooves: false,
  },
  SILVER: {
    body: [
      [0, '#ffffff'],
      [28, '#d3dae3'],
      [52, '#a5afbc'],
      [72, '#e2e7ed'],
      [100, '#737e8d'],
    ],
    rim: ['#ffffff', '#5c6674'],
    mark: '#323b47',
    sheen: 0.6,
    hasGrooves: true,
  },
  WHITEANDBLACK: {
    body: [
      [0, '#ffffff'],
      [60, '#f4f5f7'],
      [100, '#d5dae1'],
    ],
    rim: ['#ffffff', '#b3bcc8'],
    mark: '#14171c',
    sheen: 0.7,
    hasGrooves: false,
  },
}
