import { editorOf, widgetEditors } from '@taplet/slides/editor'
import { type Widget, widgetTypes } from '@taplet/slides/schema'
import { useQueryClient } from '@tanstack/react-query'
import { mediaQuery } from '../../../../entities/media/queries.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { useEditorContext } from '../editor-context.ts'
import { useEditorActionsContext } from './editor-actions-context.ts'

/** Uploads pasted pictures and videos; each becomes a widget once it has arrived in the library. */
export function PastedFiles() {
  const t = useText()
  const client = useQueryClient()
  const { queryKey } = mediaQuery(useApi())
  const { handle, insert, pastedFiles, setPastedFiles } = useEditorActionsContext()
  const { UploadFiles } = useEditorContext().parts
  return (
    <UploadFiles
      files={pastedFiles}
      onTaken={(count) => {
        setPastedFiles([])
        toast.say(t('slideActions:uploading', { count }))
      }}
      onSettled={(arrived, failed) => {
        void client.invalidateQueries({ queryKey })
        const widgets = arrived.flatMap((media) => {
          const type = widgetTypes.find((one) => widgetEditors[one].shows?.kind === media.kind)
          if (type === undefined) return []
          const fresh = handle.fresh(type)
          const widgetData = editorOf(fresh).shows?.write(fresh.widgetData, media.url)
          // A widget's own editor returns data of the widget's own type.
          return [{ ...fresh, widgetData } as Widget]
        })
        if (widgets.length > 0) insert(widgets)
        for (const { name, reason } of failed) toast.failed(t('slideActions:uploadFailed', { name, reason }))
      }}
    />
  )
}
