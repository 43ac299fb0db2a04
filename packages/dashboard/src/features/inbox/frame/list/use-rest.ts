import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'

interface RestParts<Thing> {
  /** Says what the list is narrowed to: of another list nothing is kept. */
  key: string
  /** Shown so far. */
  shown: readonly Thing[]
  idOf: (thing: Thing) => string
  /** Fetches all that is not shown yet; tells how many there are so far. */
  fetchRest: (onPart: (count: number) => void) => Promise<readonly Thing[]>
  hasMore: boolean
  /** How many the list holds; undefined where it is not known. */
  total: number | undefined
}

interface Rest<Thing> {
  /** Shown or not, all that can be ticked. */
  all: readonly Thing[]
  /** Brings in what is not shown and answers all ids; undefined when that failed, which is said, or is no longer wanted. */
  bringIn: () => Promise<readonly string[] | undefined>
  forget: () => void
  /** What the button says; undefined where there is nothing more to tick. */
  label: string | undefined
  isBusy: boolean
}

/** What a list holds beyond the pages that are shown, so that all of it can be ticked. */
export function useRest<Thing>(parts: RestParts<Thing>): Rest<Thing> {
  const { key, shown, idOf, fetchRest, hasMore, total } = parts
  const t = useText()
  const [kept, setKept] = useState<{ key: string; things: readonly Thing[] }>()
  const [found, setFound] = useState<number>()
  const current = useRef(key)
  useEffect(() => {
    current.current = key
  }, [key])
  const things = kept?.key === key ? kept.things : undefined
  const all = useMemo(() => {
    const known = new Set(shown.map(idOf))
    return things ? [...shown, ...things.filter((thing) => !known.has(idOf(thing)))] : shown
  }, [shown, things, idOf])
  const bringIn = async () => {
    setFound(shown.length)
    try {
      const more = await fetchRest((count) => setFound(shown.length + count))
      if (current.current !== key) return undefined
      setKept({ key, things: more })
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
    forget: () => setKept(undefined),
    label: hasMore && !things ? label : undefined,
    isBusy: found !== undefined,
  }
}
