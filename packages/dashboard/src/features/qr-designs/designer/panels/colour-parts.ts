import type { QrClientConfig } from '@taplet/contract'
import { readVariation } from './variation.ts'

export type ColourKey = Exclude<keyof QrClientConfig['coloring'], 'variation'>

export interface ColourPart {
  key: ColourKey
  label: 'code' | 'codeFirst' | 'codeSecond' | 'frame' | 'ball' | 'background'
  /** The fix of the scan check for this problem. */
  fix: string
}

/** The colours of a design, in display order. */
export function colourParts({ variation }: QrClientConfig['coloring']): readonly ColourPart[] {
  const { paint, hasOwnCorners } = readVariation(variation)
  const isBlend = paint !== 'one'
  return [
    { key: 'body1', label: isBlend ? 'codeFirst' : 'code', fix: 'DARKEN_BODY' },
    ...(isBlend ? ([{ key: 'body2', label: 'codeSecond', fix: 'DARKEN_BODY' }] as const) : []),
    ...(hasOwnCorners
      ? ([
          { key: 'cornerBorder', label: 'frame', fix: 'DARKEN_FRAME' },
          { key: 'cornerCenter', label: 'ball', fix: 'DARKEN_BALL' },
        ] as const)
      : []),
    { key: 'backgroundColor', label: 'background', fix: 'LIGHTER_BACKGROUND' },
  ]
}
