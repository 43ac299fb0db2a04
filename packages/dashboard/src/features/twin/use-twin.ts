import { ApiError, createClient, type ShownDocument, type Twin } from '@taplet/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Api, useApi } from '../../lib/api/api.ts'
import { createPusher } from './create-pusher.ts'
import { type TwinDocument, toShown } from './twin-document.ts'
import { twinMemory } from './twin-memory.ts'

const HEARTBEAT_MS = 15_000
/** Polls often while the dialog is visible, so that new phones appear at once. */
const QUICK_MS = 2000

export type TwinStatus = 'OPENING' | 'OPEN' | 'ENDED' | 'FAILED'

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410)

/** Calls with keepalive, which the browser completes even when the page is closed. */
const lastWords = createClient({
  fetch: (input, init) => globalThis.fetch(input, { ...init, keepalive: true }),
})

interface TwinOptions {
  edited: TwinDocument
  /** Whether the number of phones is visible. */
  isWatched: boolean
}

/** The page on phones that follows this document: opens it or resumes the previous one, and sends each edit. */
export function useTwin({ edited, isWatched }: TwinOptions) {
  const { kind, targetId } = edited
  const calls = useApi().twins
  const memory = useMemo(() => twinMemory(kind, targetId), [kind, targetId])
  const [twinId, setTwinId] = useState(memory.read)
  const [twin, setTwin] = useState<Twin>()
  const [status, setStatus] = useState<TwinStatus>('OPENING')
  const [isStuck, setIsStuck] = useState(false)

  const end = () => {
    memory.clear()
    setTwinId(undefined)
    setTwin(undefined)
    setStatus('ENDED')
  }
  const hear = (answer: { twin: Twin }) => {
    setTwin(answer.twin)
    setStatus('OPEN')
    setIsStuck(false)
  }
  const open = async () => {
    setStatus('OPENING')
    try {
      const answer = await calls.open({ kind, targetId })
      memory.write(answer.twin.twinId)
      setTwinId(answer.twin.twinId)
      hear(answer)
    } catch {
      setStatus('FAILED')
    }
  }
  const close = () => {
    if (twinId !== undefined) void calls.close({ twinId }).catch(() => {}) // then it ends by itself
    end()
  }

  usePushing({ calls, twinId, edited, hear, end, onStuck: () => setIsStuck(true) })
  useHeartbeat({
    calls,
    twinId,
    everyMs: isWatched ? QUICK_MS : HEARTBEAT_MS,
    hear,
    end,
    onStuck: () => setIsStuck(true),
    isOpen: () => memory.read() === twinId,
  })

  /** `isNew`: nothing is open yet, and none was requested. */
  return { status, twin, isNew: twinId === undefined, isStuck, open, close }
}
export type TwinHandle = ReturnType<typeof useTwin>

interface Link {
  calls: Api['twins']
  twinId: string | undefined
  hear: (answer: { twin: Twin }) => void
  end: () => void
}

function usePushing({
  calls,
  twinId,
  edited,
  hear,
  end,
  onStuck,
}: Link & { edited: TwinDocument; onStuck: () => void }) {
  const latest = useRef({ calls, hear, end, onStuck, edited })
  // Effect: the pusher outlives renders and calls the latest callbacks.
  useEffect(() => {
    latest.current = { calls, hear, end, onStuck, edited }
  })
  const pusher = useRef<ReturnType<typeof createPusher<ShownDocument, { twin: Twin }>>>(undefined)
  // Effect: the phones.
  useEffect(() => {
    if (twinId === undefined) return undefined
    const current = createPusher<ShownDocument, { twin: Twin }>({
      send: (sequence, shown) => latest.current.calls.show({ twinId, sequence, shown }),
      onAnswer: (answer) => latest.current.hear(answer),
      onGone: () => latest.current.end(),
      onStuck: () => latest.current.onStuck(),
    })
    pusher.current = current
    current.push(toShown(latest.current.edited))
    addEventListener('online', current.hurry)
    return () => {
      removeEventListener('online', current.hurry)
      current.stop()
      pusher.current = undefined
    }
  }, [twinId])
  const { document } = edited
  const selected = 'selectedItemId' in edited ? edited.selectedItemId : undefined
  // Effect: sends each edit and selection to the phones.
  useEffect(() => {
    pusher.current?.push(toShown(latest.current.edited))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they say when to send, not what
  }, [document, selected])
}

/** Tells phones that the editor is open, or closing; receives their number. */
function useHeartbeat({
  calls,
  twinId,
  everyMs,
  hear,
  end,
  onStuck,
  isOpen,
}: Link & { everyMs: number; onStuck: () => void; isOpen: () => boolean }) {
  const latest = useRef({ calls, hear, end, onStuck, isOpen })
  // Effect: the timer outlives renders and calls the latest callbacks.
  useEffect(() => {
    latest.current = { calls, hear, end, onStuck, isOpen }
  })
  // Effect: the phones, through the server.
  useEffect(() => {
    if (twinId === undefined) return undefined
    const beat = () =>
      latest.current.calls.keep({ twinId }).then(
        (answer) => latest.current.hear(answer),
        (error: unknown) => {
          if (isGone(error)) latest.current.end()
          else latest.current.onStuck()
        },
      )
    const timer = setInterval(() => void beat(), everyMs)
    // Without a connection phones cannot be counted; the next answer says that it is back.
    const goOffline = () => latest.current.onStuck()
    const goOnline = () => void beat()
    addEventListener('offline', goOffline)
    addEventListener('online', goOnline)
    return () => {
      clearInterval(timer)
      removeEventListener('offline', goOffline)
      removeEventListener('online', goOnline)
    }
  }, [twinId, everyMs])
  // Effect: the page being closed or left.
  useEffect(() => {
    if (twinId === undefined) return undefined
    const leave = () => {
      if (!latest.current.isOpen()) return
      void lastWords.twins.keep({ twinId, isHere: false }).catch(() => {}) // no heartbeat means the same
    }
    const comeBack = () => void latest.current.calls.keep({ twinId }).catch(() => {}) // the next heartbeat repeats it
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [twinId])
}
