import type { Language } from '@taplet/messages'
import type { z } from 'zod'
import type { KindSchema } from '../../define/define-kind.ts'
import type { FontUse } from '../../define/define-widget.ts'
import type { SlideViewProps } from '../../slide/slide-view.tsx'

/** The props of the view of a kind of slide. It names its own schema, never the registry (else: an import cycle). */
export interface KindViewProps<S extends KindSchema> extends SlideViewProps {
  slide: SlideViewProps['slide'] & {
    /** What visitors may call it; '' for nothing. */
    title: string
    /** The font of its title, taken from the app (apply-slide-themes.ts). */
    titleFont?: FontUse | undefined
  }
  content: z.output<S['content']>
  language: Language
  /** The app's language, which formats prices. */
  priceLanguage: string
}
