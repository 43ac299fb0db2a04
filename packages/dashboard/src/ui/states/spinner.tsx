import styles from './states.module.css'

/** The two pulsing leaves of the loading animation. Decorative: text for screen readers is beside it. */
export function Spinner({ size = 56 }: { size?: number | string }) {
  return (
    <svg
      className={styles.leaves}
      style={{ width: size, height: size }}
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-testid="spinner"
    >
      <path
        fill="none"
        stroke="var(--blue)"
        strokeWidth="3"
        d="M18 5h4a13 13 0 0 1 13 13v15a2 2 0 0 1-2 2H18A13 13 0 0 1 5 22v-4A13 13 0 0 1 18 5z"
      />
      <circle cx="20" cy="20" r="5.500" fill="var(--amber)" />
    </svg>
  )
}
