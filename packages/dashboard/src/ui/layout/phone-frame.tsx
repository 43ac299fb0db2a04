import type { CSSProperties, ReactNode } from 'react'
import styles from './phone-frame.module.css'

interface PhoneFrameProps {
  /** 1 is actual size. */
  scale?: number
  /** Size of the screen in pixels. */
  size?: { width: number; height: number }
  /** Story progress: number of slides, and which one (from 0) is shown. */
  slides?: { count: number; current: number }
  /** Leaves out status bar and camera, for small thumbnails. */
  isBare?: boolean
  /** Colour of the status bar and progress, for light slides. */
  statusColour?: string
  children: ReactNode
}

// The time in the drawn phone's status bar; part of the picture, not of the interface.
const CLOCK = '9:41'

const TALL_PHONE = { width: 390, height: 844 } // px: the phone that slides are designed on

/** A phone frame around a slide, at any size. */
export function PhoneFrame({ scale = 1, size = TALL_PHONE, slides, isBare, statusColour, children }: PhoneFrameProps) {
  // Custom properties are not among React's style types.
  const variables = {
    '--z': scale,
    '--w': `${size.width}px`,
    '--h': `${size.height}px`,
    ...(statusColour && { '--status': statusColour }),
  } as CSSProperties
  return (
    <div className={styles.phone} style={variables}>
      <div className={styles.screen}>
        <div className={styles.canvas}>
          {!isBare && (
            <div aria-hidden="true">
              <div className={styles.status}>
                <span>{CLOCK}</span>
                <span className={styles.battery}>
                  <i />
                </span>
              </div>
              <div className={styles.island} />
            </div>
          )}
          {slides && (
            <div className={styles.story} aria-hidden="true">
              {Array.from({ length: slides.count }, (_, index) => (
                <i key={index} data-done={index <= slides.current} />
              ))}
            </div>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
