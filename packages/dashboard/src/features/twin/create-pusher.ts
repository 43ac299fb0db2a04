import { ApiError } from '@taplet/contract'

/** Ten times per second: looks continuous, without flooding the server. */
const PAUSE_MS = 100
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
const GONE = [404, 410]
/** Signed out or forbidden: retrying does not help, the next edit may. */
const REFUSED = [400, 401, 403]

interface PusherOptions<State, Answer> {
  send: (sequence: number, state: State) => Promise<Answer>
  onAnswer: (answer: Answer) => void
  /** Called when the server no longer has the twin. */
  onGone: () => void
  /** Called when the newest state was not delivered; it is retried. */
  onStuck: () => void
  now?: () => number
}

/**
 * Sends the newest state: the first at once, then at most ten per second, one after the other, and always the last.
 * Superseded states are never sent.
 */
export function createPusher<State, Answer>(options: PusherOptions<State, Answer>) {
  const { send, onAnswer, onGone, onStuck, now = Date.now } = options
  let waiting: { state: State } | undefined
  let isSending = false
  let isStopped = false
  let sequence = 0
  let sentAt = 0
  let pause = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(delay: number): void {
    clearTimeout(timer)
    if (!isStopped && !isSending && waiting) timer = setTimeout(() => void sendNext(), Math.max(0, delay))
  }

  function fail(error: unknown, state: State): number | undefined {
    const status = error instanceof ApiError ? error.status : 0
    if (GONE.includes(status)) {
      isStopped = true
      onGone()
      return undefined
    }
    onStuck()
    if (REFUSED.includes(status)) return undefined
    waiting ??= { state }
    const delay = pause
    pause = Math.min(pause * 2, LONGEST_WAIT_MS)
    return delay
  }

  async function sendNext(): Promise<void> {
    if (!waiting) return
    const { state } = waiting
    waiting = undefined
    isSending = true
    sentAt = now()
    // Based on the clock, so that it continues to increase after a reload.
    sequence = Math.max(sequence + 1, sentAt)
    let delay: number | undefined = PAUSE_MS
    try {
      onAnswer(await send(sequence, state))
      pause = FIRST_WAIT_MS
    } catch (error) {
      delay = fail(error, state)
    }
    isSending = false
    schedule(delay === PAUSE_MS ? sentAt + PAUSE_MS - now() : (delay ?? PAUSE_MS))
  }

  return {
    push(state: State): void {
      waiting = { state }
      schedule(sentAt + PAUSE_MS - now())
    },
    /** Retries at once, as when the network is back. */
    hurry: () => schedule(0),
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
