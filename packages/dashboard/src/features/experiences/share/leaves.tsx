import styles from './leaves.module.css'

/** Where each lies: percent of the stage, its turn in degrees and its length in px. */
const PLACES = [
  { left: 7, top: 14, turn: -30, length: 40 },
  { left: 19, top: 8, turn: 40, length: 28 },
  { left: 50, top: 6, turn: 80, length: 32 },
  { left: 83, top: 11, turn: -60, length: 40 },
  { left: 94, top: 16, turn: 20, length: 24 },
  { left: 3, top: 47, turn: 120, length: 28 },
  { left: 52, top: 91, turn: 150, length: 36 },
] as const

/** A few leaves in the colours of an app, that come down once; where nothing should move they lie there. */
export const Leaves = ({ colours }: { colours: readonly string[] }) => (
  <div className={styles.leaves} aria-hidden="true">
    {PLACES.map(({ left, top, turn, length }, index) => (
      <svg
        key={index}
        viewBox="-14 -42 28 44"
        height={length}
        style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg`, animationDelay: `${index * 90}ms` }}
      >
        <path
          d="M0 0C12.800-11.200 12.800-28 0-40C-12.800-28-12.800-11.200 0 0Z"
          fill={colours[index % colours.length]}
        />
      </svg>
    ))}
  </div>
)
