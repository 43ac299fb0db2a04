import type { Behavior } from './define.ts'
import type { WidgetType } from './slide/widget-schema.ts'
import { videoBehavior } from './widgets/video/behavior.ts'

/** Entry point: browser code of the widgets that need some. Small, and free of React and zod. */
// The forms themselves are a module (behaviors/forms.ts), fetched beside one.
export const behaviors = { VIDEO: videoBehavior } satisfies { [T in WidgetType]?: Behavior }
export type { Behavior } from './define.ts'
export { OUTBOX_FLAG } from './form/client/outbox-flag.ts'
export { hold } from './widgets/video/behavior.ts'
