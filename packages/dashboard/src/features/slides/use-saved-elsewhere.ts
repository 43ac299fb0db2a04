import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { onSavedElsewhere } from '../../lib/drafts/saved-elsewhere.ts'
import { itemsQuery, viewsQuery } from '../../entities/slide/queries.ts'

/** Refetches a slide when another tab has saved it, and when the person returns to this one. */
export function useSavedElsewhere(itemId: string): void {
  const api = useApi()
  const client = useQueryClient()
  // Effect: other tabs, and the window.
  useEffect(() => {
    const ask = () => {
      for (const { queryKey } of [itemsQuery(api), viewsQuery(api)])
        void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    }
    const stop = onSavedElsewhere(itemId, ask)
    window.addEventListener('focus', ask)
    return () => {
      stop()
      window.removeEventListener('focus', ask)
    }
  }, [api, client, itemId])
}
