import { type CSSProperties, type ReactNode, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Delayed } from './delayed.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import styles from './states.module.css'

interface ImageLoaderProps {
  /** Undefined while its address is loading. */
  src: string | undefined
  /** What the picture shows; empty for decoration. */
  alt: string
  /** Shown when the picture cannot be loaded. */
  missingLabel: string
  /** Shown instead of an icon when the picture cannot be loaded. */
  fallback?: ReactNode
  /** The size of the box, so that nothing jumps when the picture loads. */
  style: CSSProperties
}

const SPINNER = 'min(56px, 60%)' // of the box

/** A box with a spinner (spec §2) until its picture has loaded; says so when that fails. */
export function ImageLoader({ src, alt, missingLabel, fallback, style }: ImageLoaderProps) {
  const [known, setKnown] = useState({ src, state: 'loading' })
  // Another picture starts over; setting state while rendering is React's way to follow a prop.
  if (known.src !== src) setKnown({ src, state: 'loading' })
  return (
    <div className={styles.picture} data-state={known.state} style={style} aria-busy={known.state === 'loading'}>
      {known.state === 'loading' && (
        <>
          <Skeleton height="100%" radius={0} />
          <Delayed key={src}>
            <span className={styles.waiting}>
              <Spinner size={SPINNER} />
            </span>
          </Delayed>
        </>
      )}
      {known.state === 'failed' ? (
        (fallback ?? (
          <span className={styles.missing} role="img" aria-label={missingLabel} title={missingLabel}>
            <Icon name="image" size={24} />
          </span>
        ))
      ) : (
        <img
          src={src}
          alt={alt}
          decoding="async"
          onLoad={() => setKnown({ src, state: 'loaded' })}
          onError={() => setKnown({ src, state: 'failed' })}
        />
      )}
    </div>
  )
}
