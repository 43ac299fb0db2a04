import type { MediaLookup } from '@taplet/slides/schema'
import { stockMedia } from '@taplet/slides/stock'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { mediaLookupQuery } from '../../../entities/slide/queries.ts'

/** The media lookup for templates: the stock, and the account's own. */
export function useTemplateMedia(): MediaLookup {
  const { data } = useQuery(mediaLookupQuery(useApi()))
  return useMemo(() => ({ ...stockMedia, ...data }), [data])
}
