import type { Page } from '@taplet/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../lib/api/api.ts'
import { noteChosenSlide } from './chosen-slide.ts'
import { draftOrdersQuery } from './draft-orders.ts'
import { pagesQuery } from './queries.ts'

/** An instant app, and its slides in the order of its draft on this device, else as saved. */
export interface OpenedFrom {
  app: Page
  order: readonly string[]
}

/** The instant app from which this slide was opened, by `?in=` in the address; the app chooses it on the way back. */
export function useOpenedFrom(itemId: string, accountId: string): OpenedFrom | undefined {
  const api = useApi()
  const client = useQueryClient()
  const [search] = useSearchParams()
  const { data: pages = [] } = useQuery(pagesQuery(api))
  const { data: orders = {} } = useQuery(draftOrdersQuery(api, accountId))
  const app = pages.find((page) => page.experienceId === search.get('in'))
  const experienceId = app?.experienceId
  // Effect: the cache, which outlives this screen.
  useEffect(() => {
    if (experienceId !== undefined) noteChosenSlide(client, experienceId, itemId)
  }, [client, experienceId, itemId])
  return app && { app, order: orders[app.experienceId] ?? app.experienceItems }
}
