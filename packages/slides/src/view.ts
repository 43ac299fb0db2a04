/** Entry point: slides and widgets as React components that render on the server and in a browser. */
export type { FormAnswer, SentForm } from './form/form-ref.ts'
export { SlideView, type SlideViewProps } from './slide/slide-view.tsx'
export { WidgetView } from './slide/widget-view.tsx'
export { widgetViews } from '#widget-views'
export { Logo } from '#logo'
