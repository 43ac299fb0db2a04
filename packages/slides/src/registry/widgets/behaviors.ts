import type { Behavior } from '../../define/define-widget.ts'
import { videoBehavior } from '../../widgets/video/behavior.ts'
import type { WidgetType } from './schemas.ts'

/** The registry of code that runs with the first slide; what few slides need is a module (behaviors/), fetched beside it. */
export const behaviors = { VIDEO: videoBehavior } satisfies { [T in WidgetType]?: Behavior }
