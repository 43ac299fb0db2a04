import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { metadataQuery } from '../calls/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { deviceHistory } from '../device/device-history.ts'
import type { Visited, VisitedList } from './visited.ts'

/** The device's paths, and those it had since the screen was opened: a removal refetches nothing. */
function useAskedPaths(paths: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(paths)
  const missing = paths.filter((path) => !asked.includes(path))
  // Setting state while rendering is React's way to follow another value.
  if (missing.length > 0) setAsked([...asked, ...missing])
  return asked
}

const isMatch = ({ pageName, pageDescription, fullPagePath }: Visited, search: string): boolean =>
  [pageName, pageDescription, fullPagePath].some((words) => words.toLowerCase().includes(search))

/** The history of a visitor without an account: on this device only. */
export function useDeviceHistory(search: string): VisitedList {
  const { isPaused, items } = useSyncExternalStore(deviceHistory.listen, deviceHistory.read)
  const asked = useAskedPaths(items.map((item) => item.path))
  const query = useQuery({ ...metadataQuery(useApi().history, asked), enabled: asked.length > 0 })
  const known = query.data
  const visited = useMemo(() => {
    const words = search.trim().toLowerCase()
    return items
      .flatMap(({ path, at }) => {
        const app = known?.get(path)
        return app ? [{ ...app, at }] : []
      })
      .filter((item) => isMatch(item, words))
  }, [items, known, search])
  // An id is the requested path, which may be an older one of the app.
  const stored = ({ historyItemId, at }: Visited) => ({ path: historyItemId, at })
  return {
    items: visited,
    state: known || items.length === 0 ? 'SHOWN' : query.isError ? 'FAILED' : 'LOADING',
    isFetching: query.isFetching,
    hasMore: false,
    isFetchingMore: false,
    isPaused,
    showMore: () => undefined,
    retry: () => void query.refetch(),
    async remove(item) {
      deviceHistory.removeItems([stored(item)])
      return true
    },
    async putBack(item) {
      deviceHistory.putBack(stored(item))
      return true
    },
    async clear() {
      deviceHistory.clear()
      return true
    },
    async pause(isOn) {
      deviceHistory.pause(isOn)
      return true
    },
  }
}
