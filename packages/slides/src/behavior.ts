/** Entry point: browser code of the widgets that need some. Small, and free of React and zod. */
export type { Behavior } from './define/define-widget.ts'
export { OUTBOX_FLAG } from './form/client/outbox-flag.ts'
export { behaviors } from './registry/widgets/behaviors.ts'
export { hold } from './widgets/video/behavior.ts'
