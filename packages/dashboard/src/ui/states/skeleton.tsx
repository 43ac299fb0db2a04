import type { ReactNode } from 'react'
import { Delayed } from './delayed.tsx'
import styles from './states.module.css'

interface SkeletonProps {
  width?: number | string
  height?: number | string
  radius?: number | string
}

/** A placeholder box. Give it the size of the real content. */
export function Skeleton({ width = '100%', height = 16, radius = 8 }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} />
}

/** The skeletons of one region, with a label for screen readers; shown after the loader's delay. */
export function Skeletons({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <Delayed>{children}</Delayed>
    </div>
  )
}
