/** Entry point: how widgets are edited. The registry of forms, and what hosts need around them. */

export type {
  ControlOption,
  EditorControls,
  EditorProps,
  EditorSection,
  LazyEditorSection,
  PressControl,
  TimeSpan,
  TypedText,
  WidgetEditor,
} from './define/define-editor.ts'
export { contrast, leastContrast, mixColours, readableShade } from './slide/contrast.ts'
export { fieldErrors } from './editor/field-errors.ts'
export { fontOptions } from './type/font-options.ts'
export { groundColours } from './slide/background/ground-colours.ts'
export { editorOf, widgetEditors } from './registry/widgets/editors.ts'
