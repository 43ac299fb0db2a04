import { applyStyle, updateLook } from '@taplet/slides/edits'
import { editorOf, widgetEditors } from '@taplet/slides/editor'
import { type Widget, widgetTypes } from '@taplet/slides/schema'
import { announce } from '../../../../lib/announce.ts'
import { newId } from '../../../../lib/new-id.ts'
import { language, useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { freshWidget } from '../fresh-widget.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import { copiedWidgets, copiedTheme, copiedStyle, readClip, writeClip } from './clip.ts'
import type { WidgetActions } from './use-widget-actions.ts'

/** The kind of widget whose main text is typed in place: what pasted words become. */
const textType = widgetTypes.find((type) => widgetEditors[type].typed?.some(({ isMain }) => isMain))

/** What the clipboard says; undefined where a page may not ask. */
const systemText = async (): Promise<string | undefined> => {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return undefined
  }
}

/** Copying and pasting of widgets, of looks, and of what other programs copied. */
export function useClipboard(
  handle: SlideEditorHandle,
  { named, nameOf, insert, remove }: WidgetActions,
  onFiles: (files: readonly File[]) => void,
) {
  const t = useText()
  const pasteWords = (words: string) => {
    if (textType === undefined || words.trim() === '') return
    const fresh = freshWidget(handle.now().document, textType, newId())
    const [typed] = editorOf(fresh).typed ?? []
    if (!typed) return
    const fitting = Array.from(words.replaceAll(/\r\n?/g, '\n').trim()).slice(0, typed.maxLength).join('')
    // A widget's own editor gives back data of the widget's own type.
    insert([{ ...fresh, widgetData: typed.write(fresh.widgetData, fitting) } as Widget])
  }
  const copy = (ids: readonly string[], data?: DataTransfer | null) => {
    const some = named(ids)
    if (some.length === 0) return
    writeClip(some, data)
    announce(t('slideHands:copied', { name: nameOf(some) }))
  }

  return {
    copy,
    cut: (ids: readonly string[], data?: DataTransfer | null) => {
      copy(ids, data)
      remove(ids)
    },
    /** What a key brings: widgets, files, or words. */
    paste: (data: DataTransfer | null) => {
      if (!data) return
      const files = [...data.files]
      const clip = readClip(data)
      if (files.length > 0) onFiles(files)
      else if (clip) insert(clip.widgets)
      else pasteWords(data.getData('text/plain'))
    },
    /** The same from a menu, which may have to do without the clipboard. */
    pasteFromMenu: async () => {
      const words = await systemText()
      const clip = copiedWidgets(words)
      if (clip) insert(clip.widgets)
      else if (words?.trim()) pasteWords(words)
      else toast.say(t('slideHands:nothingToPaste'))
    },
    copyStyle: (ids: readonly string[]) => {
      const [first] = named(ids)
      if (!first) return
      copiedStyle.write({ widgetType: first.widgetType, fields: editorOf(first).look(first.widgetData) })
      toast.done(t('slideHands:styleCopied', { name: nameOf([first]) }))
    },
    pasteStyle: (ids: readonly string[]) => {
      const style = copiedStyle.read()
      if (!style) return toast.say(t('slideHands:noStyle'))
      const { addLabel } = widgetEditors[style.widgetType]
      if (!named(ids).some(({ widgetType }) => widgetType === style.widgetType))
        return toast.failed(t('slideHands:otherKind', { kind: addLabel(language) }))
      handle.edit((current) => applyStyle(current, ids, style))
      announce(t('slideHands:stylePasted'))
    },
    copyLook: () => {
      copiedTheme.write(handle.now().document)
      toast.done(t('slideHands:lookCopied'))
    },
    pasteLook: () => {
      const look = copiedTheme.read()
      if (!look) return toast.say(t('slideHands:noLook'))
      handle.edit((current) => updateLook(current, look))
      announce(t('slideHands:lookPasted'))
    },
  }
}
