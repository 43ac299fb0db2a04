import { onlineManager } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { useDrafts } from '../../../../lib/drafts/use-drafts.ts'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import type { SlidePosition } from './slide-position.ts'
import type { SlideUses } from './slide-uses.ts'

interface TopOptions {
  handle: SlideEditorHandle
  drafts: Pick<ReturnType<typeof useDrafts>, 'hurry'>
  uses: SlideUses
  appContext: SlidePosition | undefined
  onPublishApp: () => void
  onVersions: () => void
}

/** What to do with the whole slide (record 179): edits are a draft, which visitors see only once it is published. */
export function useTopActions({ handle, drafts, uses, appContext, onPublishApp, onVersions }: TopOptions) {
  const t = useText()
  const navigate = useNavigate()
  const isLive = uses.liveIn.length > 0
  const leave = () => void navigate(appContext?.back ?? '/app/experienceItems')

  /** Moves to the first invalid field, if any. */
  const isValid = (): boolean => {
    const invalidWidgets = handle.invalidWidgets()
    const [first] = invalidWidgets
    if (!first) return true
    handle.select({ kind: 'WIDGET', widgetId: first.widgetId })
    toast.failed(t('slides:editor.invalid', { count: invalidWidgets.length }))
    return false
  }
  /** Says at once what publishing needs; without a connection nothing is begun. */
  const mayPublish = (): boolean => {
    if (!onlineManager.isOnline()) toast.failed(t('editing:publishOffline'))
    return onlineManager.isOnline() && isValid()
  }
  const save = () => void (mayPublish() && handle.save())
  const publishApp = () => {
    if (mayPublish()) onPublishApp()
  }

  return {
    leave,
    /** Leaves. What no visitor can see is saved on the way: there would be nothing to publish. */
    done: () => {
      if (!isLive && handle.invalidWidgets().length === 0) void handle.save()
      leave()
    },
    /** Goes on with publishing, after a choice or a failure. */
    goOn: appContext ? publishApp : save,
    /** Only for edits of a slide that visitors see and that was opened by itself: no app stands by to publish it. */
    publish: isLive && !appContext && handle.isUnsaved ? save : undefined,
    /** Publishes the app from which the slide was opened, with all of its slides. */
    publishApp: appContext && (handle.isUnsaved || !isLive) ? publishApp : undefined,
    /** Ctrl+S: sends the draft at once, and shows visitors nothing. */
    keep: async () => {
      if (!handle.isUnsaved || (await drafts.hurry()))
        toast.say(t(isLive ? 'slides:editor.kept' : 'slides:editor.draft'))
    },
    openVersions: onVersions,
  }
}
export type TopActions = ReturnType<typeof useTopActions>
