// ISO/IEC 18004, table of error correction characteristics: level H, versions 1 to 40.
// biome-ignore format: one line for ten versions
const CORRECTION_PER_BLOCK = [
  17, 28, 22, 16, 22, 28, 26, 26, 24, 28,
  24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
  30, 24, 30, 30, 30, 30, 30, 30, 30, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
]
// biome-ignore format: one line for ten versions
const BLOCKS = [
  1, 1, 2, 4, 4, 4, 5, 6, 8, 8,
  11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
  25, 34, 30, 32, 35, 37, 40, 42, 45, 48,
  51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
]

export interface Blocks {
  count: number
  /** Wrong codewords that one block can put right. */
  mendable: number
  /** The block that the codeword at this place of the symbol belongs to. */
  blockOf: (index: number) => number
}

/** How codewords of a symbol of level H are dealt out to Reed-Solomon blocks: in turn, first data, then correction. */
export function blocksOf(version: number, codewords: number): Blocks {
  const count = BLOCKS[version - 1] ?? 1
  const correction = CORRECTION_PER_BLOCK[version - 1] ?? 0
  const data = codewords - count * correction
  const dealtToAll = Math.floor(data / count) * count
  const shortBlocks = count - (data % count)
  return {
    count,
    mendable: Math.floor(correction / 2),
    blockOf: (index) => {
      if (index < dealtToAll) return index % count
      // The last blocks hold one data codeword more.
      return index < data ? shortBlocks + (index - dealtToAll) : (index - data) % count
    },
  }
}
