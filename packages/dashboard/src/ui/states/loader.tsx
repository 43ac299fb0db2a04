import { Delayed } from './delayed.tsx'
import styles from './states.module.css'

interface LoaderProps {
  /** What is being waited for. */
  label: string
  /** Fills the window, for the start of the app. */
  isFullScreen?: boolean
}

/** For waits with no layout to sketch; where there is one, draw Skeletons. Appears after 500 ms. */
export function Loader({ label, isFullScreen }: LoaderProps) {
  return (
    <div className={styles['loader']} role="status" style={isFullScreen ? { minHeight: '100dvh' } : undefined}>
      <span className="visually-hidden">{label}</span>
      <Delayed>
        <svg className={styles['leaves']} viewBox="0 0 40 40" aria-hidden="true">
          <path
            fill="none"
            stroke="var(--blue)"
            strokeWidth="3"
            d="M18 5h4a13 13 0 0 1 13 13v15a2 2 0 0 1-2 2H18A13 13 0 0 1 5 22v-4A13 13 0 0 1 18 5z"
          />
          <circle cx="20" cy="20" r="5.500" fill="var(--amber)" />
        </svg>
        <span aria-hidden="true">{label}</span>
      </Delayed>
    </div>
  )
}
