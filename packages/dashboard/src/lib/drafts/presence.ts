import { PRODUCT } from '@taplet/contract'

/** Tells open editors of this browser apart from those that were closed, crashed or reloaded. */
export interface Presence {
  /** The ids of the other editors that are open now. */
  others(): Promise<ReadonlySet<string>>
  stop(): void
}

const PATIENCE = 200 // ms; a living tab answers in a few
const LOCK = `${PRODUCT.slug}.editor.`

/** Holds a lock of that name until told to stop: the browser itself knows who lives, also of tabs too busy to answer. */
function holdLock(name: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(name, () => held).catch(() => undefined) // without it the channel is left
  return release
}

async function lockedEditors(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  return held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []))
}

/** Asks by a channel, which works on plain http too. */
function openChannel(editorId: string, patience: number) {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(`${PRODUCT.slug}.editors`)
  const alive = new Set<string>()
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes none
    if (data === 'who') channel.postMessage({ editorId })
    else if (data instanceof Object && 'editorId' in data && typeof data.editorId === 'string') alive.add(data.editorId)
  }
  return {
    async ask(): Promise<ReadonlySet<string>> {
      alive.clear()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes none
      channel.postMessage('who')
      await new Promise((resolve) => setTimeout(resolve, patience))
      return alive
    },
    close: () => channel.close(),
  }
}

/**
 * Editors of one browser know each other by locks, which only secure pages have (https, localhost), and by asking on a
 * channel. A busy tab of a page without locks may be taken for closed: its draft is then rather offered twice than not.
 */
export function createPresence(editorId: string, patience = PATIENCE): Presence {
  const release = holdLock(LOCK + editorId)
  const channel = openChannel(editorId, patience)
  return {
    async others() {
      const answered = await channel?.ask()
      const all = new Set([...(answered ?? []), ...(await lockedEditors())])
      all.delete(editorId)
      return all
    },
    stop() {
      release()
      channel?.close()
    },
  }
}
