import type { Behavior } from '../../define/define-widget.ts'
import { videoBehavior } from '../../widgets/video/behavior.ts'
import type { WidgetType } from './schemas.ts'

/** Code that loads with the first slide, by widget type; what few slides need is a module (behaviors/). */
export const behaviors = { VIDEO: videoBehavior } satisfies { [T in WidgetType]?: Behavior }
