import styles from './states.module.css'

interface ProgressBarProps {
  label: string
  /** 0 to 100; absent while the duration is unknown. */
  value?: number
  tone?: 'going' | 'done' | 'failed'
  /** Says the state in words, at the right of the label. */
  note?: string
}

/** Progress of something, e.g. an upload. */
export function ProgressBar({ label, value, tone = 'going', note }: ProgressBarProps) {
  return (
    <div className={styles.progressRow}>
      <div className={styles.progressLabel}>
        <span>{label}</span>
        <span>{note ?? (value === undefined ? '' : `${Math.round(value)} %`)}</span>
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        data-tone={tone}
        data-endless={value === undefined}
      >
        <i style={value === undefined ? undefined : { width: `${value}%` }} />
      </div>
    </div>
  )
}
