import { Delayed } from './delayed.tsx'
import { Spinner } from './spinner.tsx'
import styles from './states.module.css'

interface LoaderProps {
  /** What is loading. */
  label: string
  /** Fills the window, for the app's start. */
  isFullScreen?: boolean
}

/** For waits without a known layout; otherwise use Skeletons. Appears after 500 ms. */
export function Loader({ label, isFullScreen }: LoaderProps) {
  return (
    <div className={styles.loader} role="status" style={isFullScreen ? { minHeight: '100dvh' } : undefined}>
      <span className="visually-hidden">{label}</span>
      <Delayed>
        <Spinner />
        <span aria-hidden="true">{label}</span>
      </Delayed>
    </div>
  )
}
