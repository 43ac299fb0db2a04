import type { Behavior } from './define.ts'
import type { WidgetType } from './slide/widget-schema.ts'
import { lateDelivery } from './form/client/late-delivery.ts'
import { videoBehavior } from './widgets/video/behavior.ts'

/** Entry point: browser code of the widgets that need some. Small, and free of React and zod. */
// The forms themselves are a module (behaviors/forms.ts), fetched beside one.
export const behaviors = { REVIEW_FORM: lateDelivery, VIDEO: videoBehavior } satisfies { [T in WidgetType]?: Behavior }
export type { Behavior } from './define.ts'
export { hold } from './widgets/video/behavior.ts'
