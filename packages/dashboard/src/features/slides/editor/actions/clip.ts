import { widget, widgetTypes, viewMetadata, schemaOf, type Slide, type Widget } from '@taplet/slides/schema'
import { z } from 'zod'
import { createDeviceStorage } from '../../../../lib/device/device-storage.ts'

/** Our own clipboard type, so that other programs see plain text only. */
export const CLIP_TYPE = 'application/x-taplet+json'
const MOST = 60 // widgets that any slide can hold

/** The content copied from a slide. Parsed as strictly as a slide: other pages can write to the clipboard too. */
const clip = z.object({
  widgets: z.array(widget).min(1).max(MOST),
  /** The plain-text version, by which a menu detects that the clipboard still holds this. */
  text: z.string(),
})
export type Clip = z.output<typeof clip>

/** A copied style: of a widget, for widgets of its type, or of a whole slide. */
const style = z.object({
  widgetType: z.enum(widgetTypes),
  fields: z.record(z.string(), z.unknown()),
})
const look = viewMetadata.pick({ backgroundMedia: true, theme: true, sheetColor: true })

const storage = createDeviceStorage('localStorage')

/** The text of widgets, for pasting into other programs. */
const wordsOf = (widgets: readonly Widget[]): string =>
  widgets
    .map(
      (one) =>
        schemaOf(one).texts?.(one.widgetData).filter(Boolean).join('\n') || schemaOf(one).summary(one.widgetData),
    )
    .filter(Boolean)
    .join('\n\n')

/** Writes widgets to the clipboard, and stores them for menus and other tabs, which cannot read the clipboard. */
export function writeClip(widgets: readonly Widget[], data?: DataTransfer | null): void {
  const made: Clip = { widgets: structuredClone([...widgets]), text: wordsOf(widgets) }
  storage.write('clip', made)
  if (!data) return void navigator.clipboard?.writeText(made.text).catch(() => undefined)
  data.setData(CLIP_TYPE, JSON.stringify(made))
  data.setData('text/plain', made.text)
}

/** The stored content, if the clipboard still holds its text, or if the clipboard cannot be read. */
export function copiedWidgets(text: string | undefined): Clip | undefined {
  const stored = storage.read('clip', clip)
  return text === undefined || stored?.text === text ? stored : undefined
}

/** Parses pasted widgets; undefined when there are none, or they are invalid. */
export function readClip(data: DataTransfer): Clip | undefined {
  try {
    const parsed = clip.safeParse(JSON.parse(data.getData(CLIP_TYPE)))
    if (parsed.success) return parsed.data
  } catch {
    // Not ours; a browser that drops unknown types still pastes the text.
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
