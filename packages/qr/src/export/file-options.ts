/** Options of files for print. */
export interface FileOptions {
  /** Of the code with its quiet zone; bleed and caption are added. */
  widthMm: number
  /** Background beyond the edge, for trimming. */
  bleedMm?: number | undefined
  caption?: string | undefined
  isTransparent?: boolean | undefined
  title?: string | undefined
  /** The caption's font: TTF, OTF, WOFF or WOFF2. Without it Helvetica, which has Western European letters only. */
  font?: Uint8Array | undefined
}

const POINTS_PER_MM = 72 / 25.4

export const toPoints = (millimetres: number): number => millimetres * POINTS_PER_MM
