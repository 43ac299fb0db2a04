import { Suspense } from 'react'
import type { VersionsProps } from './versions-props.ts'
import { lazyPiece } from '../../ui/pieces/lazy-piece.tsx'

const VersionsPanel = lazyPiece(async () => (await import('./versions-panel.tsx')).VersionsPanel, 'OVER')

/** What was saved when: to look at, to name, to bring back; and what differs between visitors' copy and the screen. */
export function VersionsDialog<Document>(props: VersionsProps<Document>) {
  return (
    <Suspense>
      {/* A lazy component has no type of its own for each document; the panel hands them through. */}
      <VersionsPanel {...(props as unknown as VersionsProps<unknown>)} />
    </Suspense>
  )
}
