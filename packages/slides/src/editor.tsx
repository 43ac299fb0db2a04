/** Entry point: how widgets are edited. The registry of forms, and what hosts need around them. */
import type { WidgetEditor } from './define-editor.ts'
import type { Widget, WidgetType, widgetSchemas } from './slide/widget-schema.ts'
import { imageEditor } from './widgets/image/editor.tsx'
import { linkEditor } from './widgets/link/editor.tsx'
import { socialLinkEditor } from './widgets/social-link/editor.tsx'
import { textBoxEditor } from './widgets/text-box/editor.tsx'
import { videoEditor } from './widgets/video/editor.tsx'

export type {
  ControlOption,
  EditorControls,
  EditorProps,
  EditorSection,
  TypedText,
  WidgetEditor,
} from './define-editor.ts'
export { contrast, leastContrast, mixColours, readableShade } from './slide/contrast.ts'
export { fieldErrors } from './slide/field-errors.ts'
export { fontOptions } from './slide/font-options.ts'
export { groundColours } from './slide/ground-colours.ts'

/** The registry of editors, alphabetical: a widget type without one does not compile. */
export const widgetEditors: { [T in WidgetType]: WidgetEditor<(typeof widgetSchemas)[T]> } = {
  IMAGE: imageEditor,
  LINK: linkEditor,
  SOCIAL_LINK: socialLinkEditor,
  TEXT_BOX: textBoxEditor,
  VIDEO: videoEditor,
}

/** The editor of a widget, for shared code that does not care which it is. */
export const editorOf = ({ widgetType }: Pick<Widget, 'widgetType'>): WidgetEditor => widgetEditors[widgetType]
