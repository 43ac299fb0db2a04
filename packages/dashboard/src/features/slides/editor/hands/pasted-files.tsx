import { editorOf, widgetEditors } from '@taplet/slides/editor'
import { type Widget, widgetTypes } from '@taplet/slides/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../../lib/api.ts'
import { newId } from '../../../../lib/new-id.ts'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { mediaQuery } from '../../../../entities/media/queries.ts'
import { type Uploads, useUploads } from '../../../media/upload/use-uploads.ts'
import { freshWidget } from '../fresh-widget.ts'
import { useHandsContext } from './hands-context.ts'

const arrived = ({ state }: Uploads['uploads'][number]) =>
  state.status === 'done' || state.status === 'processing' ? state.media : undefined

/** Sends pasted pictures and videos to the library; each becomes a widget once it has arrived there. */
export function PastedFiles() {
  const t = useText()
  const client = useQueryClient()
  const { queryKey } = mediaQuery(useApi())
  const { handle, insert, pastedFiles, setPastedFiles } = useHandsContext()
  const { uploads, add } = useUploads()
  const [waiting, setWaiting] = useState<readonly string[]>([])
  // The queue of uploads, which lives outside React: what was pasted is handed over once.
  useEffect(() => {
    if (pastedFiles.length === 0) return
    const ids = add(pastedFiles)
    setPastedFiles([])
    // oxlint-disable-next-line react/set-state-in-effect -- the queue has them now; handing over is the effect
    setWaiting((before) => [...before, ...ids])
    toast.say(t('slideHands:uploading', { count: ids.length }))
  }, [add, pastedFiles, setPastedFiles, t])
  // The same queue: what has arrived since.
  useEffect(() => {
    const come = uploads.filter((upload) => waiting.includes(upload.id) && arrived(upload))
    const failed = uploads.filter(({ id, state }) => waiting.includes(id) && state.status === 'failed')
    if (come.length + failed.length === 0) return
    const settled = [...come, ...failed].map(({ id }) => id)
    // oxlint-disable-next-line react/set-state-in-effect -- the queue tells what has settled
    setWaiting((before) => before.filter((id) => !settled.includes(id)))
    void client.invalidateQueries({ queryKey })
    const widgets = come.flatMap((upload) => {
      const media = arrived(upload)
      const type = widgetTypes.find((one) => widgetEditors[one].shows?.kind === media?.kind)
      if (!media || type === undefined) return []
      const fresh = freshWidget(handle.now().document, type, newId())
      const widgetData = editorOf(fresh).shows?.write(fresh.widgetData, media.url)
      // A widget's own editor gives back data of the widget's own type.
      return [{ ...fresh, widgetData } as Widget]
    })
    if (widgets.length > 0) insert(widgets)
    for (const { name, state } of failed)
      if (state.status === 'failed') toast.failed(t('slideHands:uploadFailed', { name, reason: state.reason }))
  }, [client, handle, insert, queryKey, t, uploads, waiting])
  return null
}
