import type { z } from 'zod'
import type { KindSchema } from '../../define/define-kind.ts'
import type { FontUse } from '../../define/define-widget.ts'
import type { SlideViewProps } from '../../slide/slide-view.tsx'

/** What the view of a kind of slide receives. It names its own schema, never the registry (else: an import cycle). */
export interface KindViewProps<S extends KindSchema> extends SlideViewProps {
  slide: SlideViewProps['slide'] & {
    itemName: string
    /** The face of its title, as the app has it (apply-slide-themes.ts). */
    titleFont?: FontUse | undefined
  }
  content: z.output<S['content']>
  /** The language of the page, by which prices are written. */
  language: string
}
