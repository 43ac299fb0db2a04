import { widget, widgetTypes, viewMetadata, schemaOf, type Slide, type Widget } from '@taplet/slides/schema'
import { z } from 'zod'
import { createDeviceStorage } from '../../../../lib/device/device-storage.ts'

/** Own type on the clipboard, so that other programs see plain text only. */
export const CLIP_TYPE = 'application/x-taplet+json'
const MOST = 60 // widgets that any slide can hold

/** What is copied from a slide. Parsed as strictly as a slide itself: other pages can write to the clipboard too. */
const clip = z.object({
  widgets: z.array(widget).min(1).max(MOST),
  /** The same as plain text, by which a menu knows that this is still what the clipboard holds. */
  text: z.string(),
})
export type Clip = z.output<typeof clip>

/** A copied look: of a widget, for its own kind, or of a whole slide. */
const style = z.object({
  widgetType: z.enum(widgetTypes),
  fields: z.record(z.string(), z.unknown()),
})
const look = viewMetadata.pick({ backgroundMedia: true, theme: true, sheetColor: true })

const storage = createDeviceStorage('localStorage')

/** The words of widgets, as another program would want them. */
const wordsOf = (widgets: readonly Widget[]): string =>
  widgets
    .map(
      (one) =>
        schemaOf(one).texts?.(one.widgetData).filter(Boolean).join('\n') || schemaOf(one).summary(one.widgetData),
    )
    .filter(Boolean)
    .join('\n\n')

/** Puts widgets on the clipboard, and aside for menus and other tabs, which cannot read it as a key can. */
export function writeClip(widgets: readonly Widget[], data?: DataTransfer | null): void {
  const made: Clip = { widgets: structuredClone([...widgets]), text: wordsOf(widgets) }
  storage.write('clip', made)
  if (!data) return void navigator.clipboard?.writeText(made.text).catch(() => undefined)
  data.setData(CLIP_TYPE, JSON.stringify(made))
  data.setData('text/plain', made.text)
}

/** What was put aside, while the clipboard still says the same; all of it when the clipboard cannot be read. */
export function copiedWidgets(text: string | undefined): Clip | undefined {
  const kept = storage.read('clip', clip)
  return text === undefined || kept?.text === text ? kept : undefined
}

/** Widgets that came with a paste; undefined when there are none, or they are not what a slide could hold. */
export function readClip(data: DataTransfer): Clip | undefined {
  try {
    const parsed = clip.safeParse(JSON.parse(data.getData(CLIP_TYPE)))
    if (parsed.success) return parsed.data
  } catch {
    // Nothing of ours; a browser that drops foreign types still brings the words.
  }
  return copiedWidgets(data.getData('text/plain'))
}

export const copiedStyle = {
  write: (value: z.output<typeof style>) => storage.write('style', value),
  read: () => storage.read('style', style),
}
export const copiedTheme = {
  write: ({ viewMetadata: { backgroundMedia, theme, sheetColor } }: Slide) =>
    storage.write('look', { backgroundMedia, theme, sheetColor }),
  read: () => storage.read('look', look),
}
