import { applyStyle, updateViewMetadata } from '@taplet/slides/edits'
import { editorOf, widgetEditors } from '@taplet/slides/editor'
import { type Widget, widgetTypes } from '@taplet/slides/schema'
import { announce } from '../../../../lib/announce.ts'
import { language, useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import { copiedWidgets, copiedTheme, copiedStyle, readClip, writeClip } from './clip.ts'
import type { WidgetActions } from './use-widget-actions.ts'

/** The widget type whose main text is typed in place: pasted text becomes one. */
const textType = widgetTypes.find((type) => widgetEditors[type].typed?.some(({ isMain }) => isMain))

/** The clipboard's text; undefined where a page may not read it. */
const systemText = async (): Promise<string | undefined> => {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return undefined
  }
}

/** Copy and paste of widgets, of styles, and of content from other programs. */
export function useClipboard(
  handle: SlideEditorHandle,
  { named, nameOf, insert, remove }: WidgetActions,
  onFiles: (files: readonly File[]) => void,
) {
  const t = useText()
  const pasteWords = (words: string) => {
    if (textType === undefined || words.trim() === '') return
    const fresh = handle.fresh(textType)
    const [typed] = editorOf(fresh).typed ?? []
    if (!typed) return
    const fitting = Array.from(words.replaceAll(/\r\n?/g, '\n').trim()).slice(0, typed.maxLength).join('')
    // A widget's own editor returns data of the widget's own type.
    insert([{ ...fresh, widgetData: typed.write(fresh.widgetData, fitting) } as Widget])
  }
  const copy = (ids: readonly string[], data?: DataTransfer | null) => {
    const some = named(ids)
    if (some.length === 0) return
    writeClip(some, data)
    announce(t('slideActions:copied', { name: nameOf(some) }))
  }

  return {
    copy,
    cut: (ids: readonly string[], data?: DataTransfer | null) => {
      copy(ids, data)
      remove(ids)
    },
    /** Pastes on a key press: widgets, files, or text. */
    paste: (data: DataTransfer | null) => {
      if (!data) return
      const files = [...data.files]
      const clip = readClip(data)
      if (files.length > 0) onFiles(files)
      else if (clip) insert(clip.widgets)
      else pasteWords(data.getData('text/plain'))
    },
    /** Pastes from a menu, which may not have access to the clipboard. */
    pasteFromMenu: async () => {
      const words = await systemText()
      const clip = copiedWidgets(words)
      if (clip) insert(clip.widgets)
      else if (words?.trim()) pasteWords(words)
      else toast.say(t('slideActions:nothingToPaste'))
    },
    copyStyle: (ids: readonly string[]) => {
      const [first] = named(ids)
      if (!first) return
      copiedStyle.write({ widgetType: first.widgetType, fields: editorOf(first).look(first.widgetData) })
      toast.done(t('slideActions:styleCopied', { name: nameOf([first]) }))
    },
    pasteStyle: (ids: readonly string[]) => {
      const style = copiedStyle.read()
      if (!style) return toast.say(t('slideActions:noStyle'))
      const { addLabel } = widgetEditors[style.widgetType]
      if (!named(ids).some(({ widgetType }) => widgetType === style.widgetType))
        return toast.failed(t('slideActions:otherKind', { kind: addLabel(language) }))
      handle.edit((current) => applyStyle(current, ids, style))
      announce(t('slideActions:stylePasted'))
    },
    copyLook: () => {
      copiedTheme.write(handle.now().document)
      toast.done(t('slideActions:lookCopied'))
    },
    pasteLook: () => {
      const look = copiedTheme.read()
      if (!look) return toast.say(t('slideActions:noLook'))
      handle.edit((current) => updateViewMetadata(current, look))
      announce(t('slideActions:lookPasted'))
    },
  }
}
