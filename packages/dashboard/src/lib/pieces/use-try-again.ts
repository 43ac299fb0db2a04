import { useEffect, useRef, useState } from 'react'
import { createRetry } from '../editing/retry.ts'

interface TryAgain {
  /** Under way, because the person asked for it. */
  isBusy: boolean
  /** How often it failed while this was on the screen. */
  failures: number
  tryNow: () => void
}

/**
 * Tries by itself until it succeeds: ever more rarely, at once when the connection is back, and whenever the person asks.
 * `step` answers whether it succeeded; it must stay the same function.
 */
export function useTryAgain(step: () => Promise<boolean>): TryAgain {
  const [isBusy, setIsBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const run = useRef(async () => {})
  // Timers, and the window's connection.
  useEffect(() => {
    let isGone = false
    const tryOnce = async () => {
      const isDone = await step()
      if (isGone) return
      if (!isDone) setFailures((count) => count + 1)
      setIsBusy(false)
      retry.heed(!isDone)
    }
    const retry = createRetry(() => void tryOnce())
    const handleOnline = () => void tryOnce()
    run.current = tryOnce
    retry.heed(true)
    globalThis.addEventListener('online', handleOnline)
    return () => {
      isGone = true
      retry.stop()
      globalThis.removeEventListener('online', handleOnline)
    }
  }, [step])
  const tryNow = () => {
    setIsBusy(true)
    void run.current()
  }
  return { isBusy, failures, tryNow }
}
