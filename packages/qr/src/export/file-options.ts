/** What files for print are made with. */
export interface FileOptions {
  /** Of the code with its quiet zone; bleed and caption are added to it. */
  widthMm: number
  /** Background beyond the edge, for cutting. */
  bleedMm?: number | undefined
  caption?: string | undefined
  isTransparent?: boolean | undefined
  title?: string | undefined
  /** The face of the caption: TTF, OTF, WOFF or WOFF2. Without it Helvetica, which knows Western European letters only. */
  font?: Uint8Array | undefined
}

const POINTS_PER_MM = 72 / 25.4

export const toPoints = (millimetres: number): number => millimetres * POINTS_PER_MM
