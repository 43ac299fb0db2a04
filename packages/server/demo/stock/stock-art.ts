/** A stock background: its texts for people and search, and how it is drawn (390 × 844). */
export interface StockArt {
  name: string
  /** Search words, besides those of its name. */
  tags: readonly string[]
  draw(): string
}
