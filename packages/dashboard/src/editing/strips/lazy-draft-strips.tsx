import type { ComponentType } from 'react'
import type { Drafts } from '../../lib/drafts/use-drafts.ts'
import { lazyUpgrade } from '../../lib/lazy/lazy-upgrade.tsx'

const Nothing: ComponentType<{ drafts: Drafts }> = () => null

/** The draft strips, lazy-loaded shortly after the editor: most visits have none to show. */
export const LazyDraftStrips = lazyUpgrade(Nothing, async () => (await import('./draft-strips.tsx')).DraftStrips)
