import type { QrSymbol } from '../symbol/create-symbol.ts'

type Module = readonly [x: number, y: number]

const TIMING_COLUMN = 6
const BITS = 8

/**
 * The modules of each codeword in placement order (ISO/IEC 18004): pairs of columns from the right, alternately upwards
 * and downwards, skipping non-data modules. Left-over bits at the end are no codeword.
 */
export function codewordModules({ matrix, isData }: QrSymbol): Module[][] {
  const modules = zigzag(matrix.length).filter(([x, y]) => isData(x, y))
  return Array.from({ length: Math.floor(modules.length / BITS) }, (_, index) =>
    modules.slice(index * BITS, (index + 1) * BITS),
  )
}

function zigzag(size: number): Module[] {
  const modules: Module[] = []
  let isUpwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === TIMING_COLUMN) right--
    for (let step = 0; step < size; step++) {
      const y = isUpwards ? size - 1 - step : step
      modules.push([right, y], [right - 1, y])
    }
    isUpwards = !isUpwards
  }
  return modules
}
