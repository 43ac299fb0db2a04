import { PRODUCT } from '@taplet/contract'

/** Distinguishes open editors of this browser from those that were closed, crashed or reloaded. */
export interface Presence {
  /** The ids of the other editors that are open now. */
  others(): Promise<ReadonlySet<string>>
  stop(): void
}

const PATIENCE = 200 // ms; a live tab answers in a few
const LOCK = `${PRODUCT.slug}.editor.`

/** Holds a lock of that name until the result is called: the browser itself knows which tabs live, even busy ones. */
function holdLock(name: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(name, () => held).catch(() => undefined) // without it the channel remains
  return release
}

async function lockedEditors(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  return held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []))
}

/** Asks other tabs over a channel, which works on plain http too. */
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
 * Editors of one browser find each other by locks, which exist only on secure pages (https, localhost), and by asking
 * on a channel. Without locks a busy tab may be mistaken for closed: its draft is then offered twice, which is better
 * than never.
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
