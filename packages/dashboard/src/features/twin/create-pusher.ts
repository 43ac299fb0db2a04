import { ApiError } from '@taplet/contract'

/** Ten times in a second: the eye sees no step, and the server is left in peace. */
const PAUSE_MS = 100
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
const GONE = [404, 410]
/** Signed out, or not allowed any more: asking again does not help, the next edit may. */
const REFUSED = [400, 401, 403]

interface PusherOptions<State, Answer> {
  send: (sequence: number, state: State) => Promise<Answer>
  onAnswer: (answer: Answer) => void
  /** The server does not have it any more. */
  onGone: () => void
  /** The newest state did not arrive; it is tried again. */
  onStuck: () => void
  now?: () => number
}

/**
 * Sends the newest state: the first at once, then at most ten in a second, one after the other, and always the last.
 * What is overtaken is never sent.
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
    // By the clock, so that it goes on counting after the page was loaded anew.
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
    /** Tries at once what waits for another try, as when the network is back. */
    hurry: () => schedule(0),
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
