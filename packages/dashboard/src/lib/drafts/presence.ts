import { PRODUCT } from '@taplet/contract'

/** Tells open editors of this browser apart from those that were closed, crashed or reloaded. */
export interface Presence {
  /** The ids of the other editors that are open now. */
  others(): Promise<ReadonlySet<string>>
  stop(): void
}

const PATIENCE = 200 // ms; a living tab answers in a few

/**
 * Editors of one browser ask each other by a channel, which works on plain http too. Without channels nobody is known to
 * live: a draft is then rather offered twice than not at all.
 */
export function createPresence(editorId: string): Presence {
  if (typeof BroadcastChannel === 'undefined') return { others: async () => new Set(), stop: () => undefined }
  const channel = new BroadcastChannel(`${PRODUCT.slug}.editors`)
  const alive = new Set<string>()
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes none
    if (data === 'who') channel.postMessage({ editorId })
    else if (data instanceof Object && 'editorId' in data && typeof data.editorId === 'string') alive.add(data.editorId)
  }
  return {
    async others() {
      alive.clear()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes none
      channel.postMessage('who')
      await new Promise((resolve) => setTimeout(resolve, PATIENCE))
      return new Set(alive)
    },
    stop: () => channel.close(),
  }
}
