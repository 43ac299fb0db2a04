import type { EditorNews, TwinUpdate } from '../../twin/twin-update.ts'

const LONGEST_WAIT_MS = 10_000
/** The server sends something every 15 s: after this long a silent connection is dead. */
const SILENCE_MS = 40_000

interface FollowOptions {
  url: string
  version: string
  onUpdate: (update: TwinUpdate) => void
  onNews: (news: 'here' | 'away' | 'lost') => void
}

/** Whether this preview has ended; the page then says so itself. False while unknown. */
async function hasEnded(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).status === 410
  } catch {
    return false
  }
}

/** Listens for edits and reconnects automatically: after errors, silence, sleep, and when the network is back. */
export function follow({ url, version, onUpdate, onNews }: FollowOptions): void {
  let known = version
  let source: EventSource | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait = 500

  function hear(event: MessageEvent<string>): void {
    if (event.lastEventId) known = event.lastEventId
    wait = 500
    clearTimeout(silence)
    silence = setTimeout(connect, SILENCE_MS)
  }

  async function comeBack(): Promise<void> {
    source?.close()
    onNews('lost')
    if (await hasEnded()) return location.reload()
    clearTimeout(retry)
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  function connect(): void {
    clearTimeout(retry)
    clearTimeout(silence)
    source?.close()
    const fresh = new EventSource(`${url}?since=${encodeURIComponent(known)}`)
    source = fresh
    silence = setTimeout(connect, SILENCE_MS)
    fresh.addEventListener('update', (event) => {
      hear(event)
      onUpdate(JSON.parse(event.data) as TwinUpdate) // from our own server, of the same release
    })
    fresh.addEventListener('editor', (event) => {
      hear(event)
      onNews((JSON.parse(event.data) as EditorNews).isAway ? 'away' : 'here') // as above
    })
    fresh.addEventListener('ended', () => {
      fresh.close()
      location.reload()
    })
    fresh.onerror = () => void comeBack()
  }

  connect()
  addEventListener('online', connect)
  // Phones close the connections of hidden pages.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) connect()
  })
}
