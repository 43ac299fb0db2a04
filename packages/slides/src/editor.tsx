/** Entry point: how widgets are edited. The registry of forms, and what hosts need around them. */

export type {
  ControlOption,
  EditorControls,
  EditorProps,
  EditorSection,
  TypedText,
  WidgetEditor,
} from './define-editor.ts'
export { contrast, leastContrast, mixColours, readableShade } from './slide/contrast.ts'
export { fieldErrors } from './field-errors.ts'
export { fontOptions } from './slide/font-options.ts'
export { groundColours } from './slide/ground-colours.ts'
export { editorOf, widgetEditors } from './widget-editors.tsx'
