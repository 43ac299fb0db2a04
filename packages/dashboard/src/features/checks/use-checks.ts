import { MINUTE_MS } from '@taplet/base/time'
import { type CheckedSlide, type Finding, webLinks } from '@taplet/checks'
import { type CheckedAddress, MAX_CHECKED_ADDRESSES, type MeasuredLayout } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Api, useApi } from '../../lib/api/api.ts'
import { type Checker, createChecker, type StoredLayouts } from './checker.ts'

interface Checked {
  slides: readonly CheckedSlide[]
  media: MediaLookup
  isApp: boolean
  /** Links are tested only while the list is visible. */
  triesLinks: boolean
  /** Layouts measured earlier; undefined while they are loading. */
  stored?: StoredLayouts | undefined
  /** Receives each slide that had to be measured. */
  onMeasured?: (layout: MeasuredLayout) => void
}

export interface Checks {
  /** Those known so far; undefined until there are some, or it is certain that there are none. */
  findings: readonly Finding[] | undefined
  isRunning: boolean
  /** Slides that are still to be measured. */
  unmeasured: number
  links: 'IDLE' | 'RUNNING' | 'DONE' | 'FAILED'
  retryLinks: () => void
}

const PAUSE_MS = 700 // typing has priority over checking, and opening a screen over measuring
const FRESH_MS = 10 * MINUTE_MS
const NOTHING: Record<string, CheckedAddress> = {}
const NO_LAYOUTS: StoredLayouts = new Map()

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

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

interface Found {
  findings: readonly Finding[] | undefined
  unmeasured: number
}

/** Runs all checks on what is on screen, again after each edit, during pauses. */
export function useChecks(checked: Checked): Checks {
  const { slides, media, isApp, triesLinks, onMeasured } = checked
  const stored = 'stored' in checked ? checked.stored : NO_LAYOUTS
  const api = useApi()
  const checker = useRef<Checker>(undefined)
  const hasFound = useRef(false)
  const [{ findings, unmeasured }, setFound] = useState<Found>({ findings: undefined, unmeasured: 0 })
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

  // Effect: measures the browser's own layout, in a hidden frame, unless it is known.
  useEffect(() => {
    if (!stored) return
    const stop = new AbortController()
    const { signal } = stop
    const isFirst = !hasFound.current
    checker.current ??= createChecker()
    const { run } = checker.current
    const check = async () => {
      setIsRunning(true)
      try {
        await run(
          { slides, media, addresses, isApp, stored },
          {
            signal,
            onMeasured: (layout) => onMeasured?.(layout),
            whenCalm: async () => {
              if (isFirst) await pause(signal)
            },
            onFindings: (some, left) => {
              hasFound.current = true
              const isCertain = left === 0 || some.length > 0
              setFound((before) => ({ findings: isCertain ? some : before.findings, unmeasured: left }))
            },
          },
        )
        setIsRunning(false)
      } catch (error) {
        // Errors of an aborted run do not matter: a newer run has replaced it.
        if (!signal.aborted) throw error
      }
    }
    const timer = setTimeout(() => void check(), isFirst ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- layouts that are stored while they are measured change nothing
  }, [slides, media, addresses, isApp, stored !== undefined])

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
    unmeasured,
    links: urls.length === 0 ? 'DONE' : key && triesLinks ? state[key] : 'IDLE',
    retryLinks: () => void links.refetch(),
  }
}
