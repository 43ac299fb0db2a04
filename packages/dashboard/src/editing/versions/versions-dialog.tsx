import { Suspense } from 'react'
import type { VersionsProps } from './versions-props.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

const VersionsPanel = lazyComponent(async () => (await import('./versions-panel.tsx')).VersionsPanel, 'OVER')

/** All saved versions, to view, name or restore; and what differs between the published version and the screen. */
export function VersionsDialog<Document>(props: VersionsProps<Document>) {
  return (
    <Suspense>
      {/* A lazy component has no type of its own for each document; the panel hands them through. */}
      <VersionsPanel {...(props as unknown as VersionsProps<unknown>)} />
    </Suspense>
  )
}
