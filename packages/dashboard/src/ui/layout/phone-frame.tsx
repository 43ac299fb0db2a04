import type { CSSProperties, ReactNode } from 'react'
import styles from './phone-frame.module.css'

interface PhoneFrameProps {
  /** 1 draws the screen at its own size. */
  scale?: number
  /** Pixels of the screen. */
  size?: { width: number; height: number }
  /** Story progress: how many slides, and which one (from 0) is shown. */
  slides?: { count: number; current: number }
  /** Status line and camera, as on a real phone; off for small thumbnails. */
  isBare?: boolean
  /** Colour of the status line and progress, when the slide is light. */
  statusColour?: string
  children: ReactNode
}

// What the status line of a drawn phone shows; part of the picture, not of the interface.
const CLOCK = '9:41'

const TALL_PHONE = { width: 390, height: 844 } // px: the phone that slides are designed on

/** A phone around a slide, at any size. */
export function PhoneFrame({ scale = 1, size = TALL_PHONE, slides, isBare, statusColour, children }: PhoneFrameProps) {
  // Custom properties are not among React's style types.
  const variables = {
    '--z': scale,
    '--w': `${size.width}px`,
    '--h': `${size.height}px`,
    ...(statusColour && { '--status': statusColour }),
  } as CSSProperties
  return (
    <div className={styles['phone']} style={variables}>
      <div className={styles['screen']}>
        <div className={styles['canvas']}>
          {!isBare && (
            <div aria-hidden="true">
              <div className={styles['status']}>
                <span>{CLOCK}</span>
                <span className={styles['battery']}>
                  <i />
                </span>
              </div>
              <div className={styles['island']} />
            </div>
          )}
          {slides && (
            <div className={styles['story']} aria-hidden="true">
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
