import { lazy, Suspense } from 'react'
import type { VersionsProps } from './versions-props.ts'

const VersionsPanel = lazy(async () => ({ default: (await import('./versions-panel.tsx')).VersionsPanel }))

/** What was saved when: to look at, to name, to bring back; and what differs between visitors' copy and the screen. */
export function VersionsDialog<Document>(props: VersionsProps<Document>) {
  return (
    <Suspense>
      {/* A lazy component has no type of its own for each document; the panel hands them through. */}
      <VersionsPanel {...(props as unknown as VersionsProps<unknown>)} />
    </Suspense>
  )
}
