import type { ComponentType } from 'react'
import type { Drafts } from '../../lib/drafts/use-drafts.ts'
import { onceLoaded } from '../../lib/pieces/once-loaded.tsx'

const Nothing: ComponentType<{ drafts: Drafts }> = () => null

/** The strips about drafts, which come a moment after the editor: most visits have none to show. */
export const LateDraftStrips = onceLoaded(Nothing, async () => (await import('./draft-strips.tsx')).DraftStrips)
