import type { MediaItem } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { type Uploads, useUploads } from '../upload/use-uploads.ts'
import { mediaQuery } from '../../../entities/media/queries.ts'

/** The uploaded file, once the server has it. */
const arrived = ({ state }: Uploads['uploads'][number]): MediaItem | undefined =>
  state.status === 'done' || state.status === 'processing' ? state.media : undefined

/**
 * The uploads; the library is refetched as they arrive. A single file added here is chosen at once, since that is why
 * it was added.
 */
export function usePickerUploads(kind: MediaItem['kind'], onChoose: (url: string) => void): Uploads {
  const client = useQueryClient()
  const { queryKey } = mediaQuery(useApi())
  const { uploads, add, ...rest } = useUploads()
  const [added, setAdded] = useState<readonly string[]>([])
  const media = uploads.flatMap((upload) => arrived(upload) ?? [])
  const states = media.map((item) => `${item.mediaId}:${item.status}`).join()
  // Effect: refetches the library when a file has arrived or is ready.
  useEffect(() => {
    if (states) void client.invalidateQueries({ queryKey })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is the same list of words each time
  }, [client, states])
  const [only] =
    added.length === 1 ? uploads.filter((upload) => upload.id === added[0]).flatMap((one) => arrived(one) ?? []) : []
  const url = only?.kind === kind ? only.url : undefined
  // Effect: the upload queue, which lives outside React.
  useEffect(() => {
    if (only === undefined || url === undefined) return
    client.setQueryData(queryKey, (items) =>
      items && !items.some((item) => item.mediaId === only.mediaId) ? [only, ...items] : items,
    )
    onChoose(url)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- called once, when the file has arrived
  }, [url])
  return {
    ...rest,
    uploads,
    add: (files) => {
      const ids = add(files)
      setAdded((before) => [...before, ...ids])
      return ids
    },
  }
}
