import type { QrSymbol } from '../symbol/create-symbol.ts'
import { blocksOf } from './blocks.ts'
import { codewordModules } from './codeword-modules.ts'

/**
 * The share of the error correction that the covered modules use in a level H code: that of the worst Reed-Solomon
 * block, codewords with a covered module ÷ codewords that the block can correct. Above 1 nothing reads it. Every
 * covered module counts as wrong, since a logo may be dark or light there.
 */
export function logoBudget(symbol: QrSymbol, isCovered: (x: number, y: number) => boolean): number {
  const codewords = codewordModules(symbol)
  const { blockOf, mendable, count } = blocksOf(symbol.version, codewords.length)
  const touched = Array.from({ length: count }, () => 0)
  for (const [index, modules] of codewords.entries()) {
    const block = blockOf(index)
    if (modules.some(([x, y]) => isCovered(x, y))) touched[block] = (touched[block] ?? 0) + 1
  }
  return Math.max(...touched) / mendable
}
