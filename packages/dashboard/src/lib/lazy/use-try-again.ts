import { useEffect, useRef, useState } from 'react'
import { createRetry } from '../editing/retry.ts'

interface TryAgain {
  /** An attempt the person asked for is in progress. */
  isBusy: boolean
  /** Number of failures while this was on screen. */
  failures: number
  tryNow: () => void
}

/**
 * Retries until it succeeds: with growing delays, at once when the connection is back, and whenever the person asks.
 * `step` resolves to whether it succeeded; it must keep its identity.
 */
export function useTryAgain(step: () => Promise<boolean>): TryAgain {
  const [isBusy, setIsBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const run = useRef(async () => {})
  // Effect: timers, and online and offline events.
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
