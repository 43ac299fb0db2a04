import { type CSSProperties, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Skeleton } from './skeleton.tsx'
import styles from './states.module.css'

interface ImageLoaderProps {
  src: string
  /** What the picture shows; empty for decoration. */
  alt: string
  /** Words for a picture that cannot be shown. */
  missingLabel: string
  /** The box, so that nothing jumps when the picture arrives. */
  style: CSSProperties
}

/** A box that shimmers until its picture has arrived, and says so when it does not. */
export function ImageLoader({ src, alt, missingLabel, style }: ImageLoaderProps) {
  const [known, setKnown] = useState({ src, state: 'loading' })
  // Another picture starts over; setting state while rendering is React's way to follow a prop.
  if (known.src !== src) setKnown({ src, state: 'loading' })
  return (
    <div className={styles['picture']} data-state={known.state} style={style} aria-busy={known.state === 'loading'}>
      {known.state === 'loading' && <Skeleton height="100%" radius={0} />}
      {known.state === 'failed' ? (
        <span className={styles['missing']} role="img" aria-label={missingLabel} title={missingLabel}>
          <Icon name="image" size={24} />
        </span>
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
