import type { CSSProperties, ReactNode } from 'react'
import styles from './slide-thumbnail.module.css'

const WIDTH = 390 // px: the phone that slides are designed on
const HEIGHT = 844

interface ThumbnailBoxProps {
  /** Which part of the phone stays visible when cropped. */
  anchor: 'TOP' | 'MIDDLE' | 'FOOT'
  /** Width on screen in px. */
  width: number
  /** Cropped height, in px on screen. */
  height?: number | undefined
  children: ReactNode
}

/** A phone's screen, small and inert. Off-screen ones are not rendered. */
export function ThumbnailBox({ anchor, width, height, children }: ThumbnailBoxProps) {
  const scale = width / WIDTH
  // Custom properties are not among React's style types.
  const box = { '--z': scale, width, height: height ?? HEIGHT * scale } as CSSProperties
  return (
    <div className={styles.box} style={box} data-anchor={anchor} inert aria-hidden="true">
      <div className={styles.canvas}>{children}</div>
    </div>
  )
}
