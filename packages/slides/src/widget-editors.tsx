import type { WidgetEditor } from './define-editor.ts'
import type { Widget, WidgetType, widgetSchemas } from './slide/widget-schema.ts'
import { imageEditor } from './widgets/image/editor.tsx'
import { linkEditor } from './widgets/link/editor.tsx'
import { socialLinkEditor } from './widgets/social-link/editor.tsx'
import { textBoxEditor } from './widgets/text-box/editor.tsx'
import { videoEditor } from './widgets/video/editor.tsx'

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
