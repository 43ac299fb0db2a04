import { balls } from './balls/registry.ts'
import { frames } from './frames/registry.ts'
import { patterns } from './patterns/registry.ts'
import { variations } from './variations.ts'

/** For pickers: every shape once, aliases left out. */
export const qrPatterns = listOf(patterns)
export const qrFrames = listOf(frames)
export const qrBalls = listOf(balls)
export const qrVariations = listOf(variations)

function listOf<Id extends string, Entry extends object>(
  registry: {
    readonly [K in Id]: Entry
  },
): readonly (Entry & { id: Id })[] {
  // A registry has no keys beside its ids.
  return (Object.keys(registry) as Id[]).map((id) => ({ id, ...registry[id] }))
}
