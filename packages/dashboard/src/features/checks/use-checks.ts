import { MINUTE_MS } from '@taplet/base/time'
import { type CheckedSlide, type Finding, webLinks } from '@taplet/checks'
import { type CheckedAddress, MAX_CHECKED_ADDRESSES } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Api, useApi } from '../../lib/api/api.ts'
import { type Checker, createChecker } from './checker.ts'

interface Checked {
  slides: readonly CheckedSlide[]
  media: MediaLookup
  isApp: boolean
  /** Links are tested only while the list is visible. */
  triesLinks: boolean
}

export interface Checks {
  /** Undefined until the first run is complete. */
  findings: readonly Finding[] | undefined
  isRunning: boolean
  links: 'IDLE' | 'RUNNING' | 'DONE' | 'FAILED'
  retryLinks: () => void
}

const PAUSE_MS = 700 // typing has priority over checking
const FRESH_MS = 10 * MINUTE_MS
const NOTHING: Record<string, CheckedAddress> = {}

interface TriedLinks {
  addresses: Record<string, CheckedAddress>
  /** False while some could not be tested yet. */
  isWhole: boolean
}

async function tryOut(api: Api, urls: readonly string[]): Promise<TriedLinks> {
  const found: Record<string, CheckedAddress> = {}
  let isWhole = true
  for (let at = 0; at < urls.length; at += MAX_CHECKED_ADDRESSES) {
    const { addresses, untriedLinks } = await api.checks.addresses({
      urls: urls.slice(at, at + MAX_CHECKED_ADDRESSES),
    })
    Object.assign(found, addresses)
    if (untriedLinks) isWhole = false
  }
  return { addresses: found, isWhole }
}

/** Runs all checks on what is on screen, again after each edit, during pauses. */
export function useChecks({ slides, media, isApp, triesLinks }: Checked): Checks {
  const api = useApi()
  const checker = useRef<Checker>(undefined)
  const [findings, setFindings] = useState<readonly Finding[]>()
  const [isRunning, setIsRunning] = useState(true)
  const urls = webLinks(slides).toSorted()
  const links = useQuery({
    queryKey: ['checks', 'addresses', urls],
    queryFn: () => tryOut(api, urls),
    enabled: triesLinks && urls.length > 0,
    staleTime: FRESH_MS,
    retry: false,
  })
  const addresses = links.data?.addresses ?? NOTHING

  // Effect: measures the browser's own layout, in a hidden frame.
  useEffect(() => {
    const stop = new AbortController()
    const run = async () => {
      setIsRunning(true)
      checker.current ??= createChecker()
      try {
        setFindings(await checker.current.run({ slides, media, addresses, isApp }, stop.signal))
        setIsRunning(false)
      } catch (error) {
        // Errors of an aborted run do not matter: a newer run has replaced it.
        if (!stop.signal.aborted) throw error
      }
    }
    const timer = setTimeout(() => void run(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [slides, media, addresses, isApp])

  // Removes the frame with the screen it was created for.
  useEffect(
    () => () => {
      checker.current?.dispose()
      checker.current = undefined
    },
    [],
  )

  const state = { isError: 'FAILED', isFetching: 'RUNNING', isSuccess: 'DONE' } as const
  const found = (['isFetching', 'isError', 'isSuccess'] as const).find((one) => links[one])
  const key = found === 'isSuccess' && !links.data?.isWhole ? 'isError' : found
  return {
    findings,
    isRunning,
    links: urls.length === 0 ? 'DONE' : key && triesLinks ? state[key] : 'IDLE',
    retryLinks: () => void links.refetch(),
  }
}
