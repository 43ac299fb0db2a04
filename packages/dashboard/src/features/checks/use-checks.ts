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
  /** Links are tried out only while someone looks at the list. */
  triesLinks: boolean
}

export interface Checks {
  /** Undefined until the first run is through. */
  findings: readonly Finding[] | undefined
  isRunning: boolean
  links: 'IDLE' | 'RUNNING' | 'DONE' | 'FAILED'
  retryLinks: () => void
}

const PAUSE_MS = 700 // typing goes before checking
const FRESH_MS = 10 * MINUTE_MS
const NOTHING: Record<string, CheckedAddress> = {}

interface TriedLinks {
  addresses: Record<string, CheckedAddress>
  /** False while some could not be tried yet. */
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

/** All checks over what is on screen, again after each edit, in the pauses between. */
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

  // The browser's own layout is measured, in a frame out of sight.
  useEffect(() => {
    const stop = new AbortController()
    const run = async () => {
      setIsRunning(true)
      checker.current ??= createChecker()
      try {
        setFindings(await checker.current.run({ slides, media, addresses, isApp }, stop.signal))
        setIsRunning(false)
      } catch (error) {
        // Once it is called off, whoever asked has asked anew.
        if (!stop.signal.aborted) throw error
      }
    }
    const timer = setTimeout(() => void run(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [slides, media, addresses, isApp])

  // The frame goes with the screen it was made for.
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
