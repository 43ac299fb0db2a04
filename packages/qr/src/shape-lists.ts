import type { Message } from '@taplet/messages'
import { balls } from './balls/registry.ts'
import { frames } from './frames/registry.ts'
import { messages } from './messages/messages.ts'
import { patterns } from './patterns/registry.ts'
import { variations } from './variations.ts'

/** For pickers: every shape once, without aliases. */
export const qrPatterns = listOf(patterns, (id) => messages.later(`patterns.${id}`))
export const qrFrames = listOf(frames, (id) => messages.later(`frames.${id}`))
export const qrBalls = listOf(balls, (id) => messages.later(`balls.${id}`))
export const qrVariations = idsOf(variations)

function listOf<Id extends string, Entry extends object>(
  registry: { readonly [K in Id]: Entry },
  nameOf: (id: Id) => Message,
): readonly (Entry & { id: Id; name: Message })[] {
  return idsOf(registry).map((id) => ({ id, name: nameOf(id), ...registry[id] }))
}

function idsOf<Id extends string>(registry: { readonly [K in Id]: unknown }): readonly Id[] {
  // A registry has no keys besides its ids.
  return Object.keys(registry) as Id[]
}
