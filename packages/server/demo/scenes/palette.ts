/** The colours of one app by their role, so that any recipe can be drawn in any palette. */
export interface Palette {
  /** The background of everything. */
  ground: string
  /** Text on the background. */
  ink: string
  /** The accent colour, and text on it. */
  accent: string
  onAccent: string
  /** Two colours for objects in the picture. */
  propA: string
  propB: string
  /** A darker background: shadows are this colour at 40 %, never grey. */
  shade: string
}

export const palettes = {
  cafe: {
    ground: '#C63A23',
    ink: '#FFF4E2',
    accent: '#FFF4E2',
    onAccent: '#2B1712',
    propA: '#BFD3A8',
    propB: '#2F6B57',
    shade: '#7E1D0E',
  },
  cafePaper: {
    ground: '#FFF4E2',
    ink: '#2B1712',
    accent: '#C63A23',
    onAccent: '#FFF6E8',
    propA: '#BFD3A8',
    propB: '#2F6B57',
    shade: '#B9906A',
  },
  cafeMorning: {
    ground: '#BFD3A8',
    ink: '#2B1712',
    accent: '#C63A23',
    onAccent: '#FFF6E8',
    propA: '#FFF4E2',
    propB: '#2F6B57',
    shade: '#5D7A45',
  },
  music: {
    ground: '#0B0726',
    ink: '#F5EDFF',
    accent: '#FFB36B',
    onAccent: '#1B0B33',
    propA: '#E0559A',
    propB: '#6E46E8',
    shade: '#080517',
  },
  musicSleeve: {
    ground: '#140A33',
    ink: '#F5EDFF',
    accent: '#FFD79A',
    onAccent: '#1B0B33',
    propA: '#FF8A6B',
    propB: '#3FA7E8',
    shade: '#060418',
  },
  festival: {
    ground: '#4B1FD1',
    ink: '#FFFFFF',
    accent: '#FFB800',
    onAccent: '#160B2E',
    propA: '#FF4B2E',
    propB: '#B6F0CF',
    shade: '#160B2E',
  },
  festivalGate: {
    ground: '#FFB800',
    ink: '#160B2E',
    accent: '#160B2E',
    onAccent: '#FFFFFF',
    propA: '#FF4B2E',
    propB: '#4B1FD1',
    shade: '#160B2E',
  },
  shop: {
    ground: '#E8DECF',
    ink: '#2A211B',
    accent: '#2A211B',
    onAccent: '#FBF6EE',
    propA: '#3F7F9E',
    propB: '#F0865A',
    shade: '#5B3F2A',
  },
  shopKiln: {
    ground: '#1E100B',
    ink: '#FBEEDD',
    accent: '#FFB25E',
    onAccent: '#2A130A',
    propA: '#D9481C',
    propB: '#6B1D0C',
    shade: '#120805',
  },
  portfolio: {
    ground: '#FFF1DC',
    ink: '#1C1B2E',
    accent: '#FF5A3C',
    onAccent: '#1C1B2E',
    propA: '#12AFC0',
    propB: '#FFD23F',
    shade: '#044F66',
  },
  taplet: {
    ground: '#0B4FB8',
    ink: '#FFFFFF',
    accent: '#FFFFFF',
    onAccent: '#0E1A2B',
    propA: '#348EFB',
    propB: '#FBAB41',
    shade: '#0A1F4A',
  },
  tapletMeadow: {
    ground: '#E9F7EF',
    ink: '#0E1A2B',
    accent: '#0E1A2B',
    onAccent: '#FFFFFF',
    propA: '#12BF7C',
    propB: '#FBAB41',
    shade: '#0A5C3C',
  },
  tapletSun: {
    ground: '#FBAB41',
    ink: '#0E1A2B',
    accent: '#0E1A2B',
    onAccent: '#FFFFFF',
    propA: '#FFC56E',
    propB: '#FFFFFF',
    shade: '#9A5B00',
  },
} as const satisfies Record<string, Palette>
