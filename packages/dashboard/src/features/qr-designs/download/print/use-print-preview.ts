import { ApiError, type PrintPreviewOrder } from '@taplet/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'

const PAUSE_MS = 250

/** Returns the value once it has been stable for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  // Effect: a timer.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The server's drawing of what will be printed: the same that is downloaded. Undefined while there is no link. */
export function usePrintPreview(order: PrintPreviewOrder | undefined) {
  const t = useText()
  const api = useApi()
  const wanted = order && JSON.stringify(order)
  const settled = useSettled(wanted ?? '')
  const { data, error, isFetching } = useQuery({
    queryKey: ['qrDesigns', 'printPreview', settled],
    // What was written by JSON.stringify above.
    queryFn: async ({ signal }) =>
      (await api.qrDesigns.printPreview(JSON.parse(settled) as PrintPreviewOrder, signal)).preview,
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  return {
    preview: data,
    isBusy: isFetching || settled !== wanted,
    /** Why there is none. */
    problem: error ? (error instanceof ApiError ? error.message : t('qrDownload:offline')) : undefined,
  }
}
