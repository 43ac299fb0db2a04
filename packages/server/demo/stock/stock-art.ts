/** A background of the stock: what a person reads and searches, and how it is drawn (390 × 844). */
export interface StockArt {
  name: string
  /** Words to find it by, besides those of its name. */
  tags: readonly string[]
  draw(): string
}
