import { PRODUCT } from '@taplet/contract'

const NAME = `${PRODUCT.slug}.saves`

const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME))

/** Notifies the other tabs of this browser that something new is stored. */
export function tellSaved(targetId: string): void {
  const channel = open()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes none
  channel?.postMessage({ savedId: targetId })
  channel?.close()
}

/** Listens for saves of a target in other tabs of this browser; without channels it hears of none. */
export function onSavedElsewhere(targetId: string, listener: () => void): () => void {
  const channel = open()
  if (!channel) return () => undefined
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Object && 'savedId' in data && data.savedId === targetId) listener()
  }
  return () => channel.close()
}
