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
  /** Wrong codewords that one block can correct. */
  mendable: number
  /** The block of the codeword at this index of the symbol. */
  blockOf: (index: number) => number
}

/** How the codewords of a level H symbol are distributed to Reed-Solomon blocks: interleaved, data first. */
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
      // The last blocks have one more data codeword.
      return index < data ? shortBlocks + (index - dealtToAll) : (index - data) % count
    },
  }
}
