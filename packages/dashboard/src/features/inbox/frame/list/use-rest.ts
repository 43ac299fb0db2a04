import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'

interface RestParts<Thing> {
  /** The list's filters: results for another list are discarded. */
  key: string
  /** Entries loaded so far. */
  shown: readonly Thing[]
  idOf: (thing: Thing) => string
  /** Fetches everything not loaded yet; reports the number so far. */
  fetchRest: (onPart: (count: number) => void) => Promise<readonly Thing[]>
  hasMore: boolean
  /** Number of entries in the list; undefined if unknown. */
  total: number | undefined
}

interface Rest<Thing> {
  /** All that can be selected, loaded or not. */
  all: readonly Thing[]
  /** Fetches what is not loaded and resolves to all ids; undefined when outdated, or failed, which it reports. */
  bringIn: () => Promise<readonly string[] | undefined>
  reset: () => void
  /** The button's label; undefined where there is nothing more to select. */
  label: string | undefined
  isBusy: boolean
}

/** The part of a list beyond its loaded pages, so that all of it can be selected. */
export function useRest<Thing>(parts: RestParts<Thing>): Rest<Thing> {
  const { key, shown, idOf, fetchRest, hasMore, total } = parts
  const t = useText()
  const [added, setAdded] = useState<{ key: string; things: readonly Thing[] }>()
  const [found, setFound] = useState<number>()
  const current = useRef(key)
  useEffect(() => {
    current.current = key
  }, [key])
  const things = added?.key === key ? added.things : undefined
  const all = useMemo(() => {
    const known = new Set(shown.map(idOf))
    return things ? [...shown, ...things.filter((thing) => !known.has(idOf(thing)))] : shown
  }, [shown, things, idOf])
  const bringIn = async () => {
    setFound(shown.length)
    try {
      const more = await fetchRest((count) => setFound(shown.length + count))
      if (current.current !== key) return undefined
      setAdded({ key, things: more })
      return [...shown, ...more].map(idOf)
    } catch {
      toast.failed(t('inbox:bulk.restFailed'))
      return undefined
    } finally {
      setFound(undefined)
    }
  }
  const offer = total === undefined ? t('inbox:bulk.allFound') : t('inbox:bulk.all', { count: total })
  const label = found === undefined ? offer : t('inbox:bulk.loading', { count: found })
  return {
    all,
    bringIn,
    reset: () => setAdded(undefined),
    label: hasMore && !things ? label : undefined,
    isBusy: found !== undefined,
  }
}
