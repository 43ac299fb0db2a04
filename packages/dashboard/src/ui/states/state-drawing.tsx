import styles from './states.module.css'

export type Drawing = 'empty' | 'error' | 'lost' | 'soon'

/** The leaf and the phone outline, in four moods. */
export function StateDrawing({ kind }: { kind: Drawing }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 168 132" aria-hidden="true">
      <path
        className={styles['fill']}
        d="M58 8h52a50 50 0 0 1 50 50v52a14 14 0 0 1-14 14H58A50 50 0 0 1 8 74V58A50 50 0 0 1 58 8z"
      />
      <rect className={styles['body']} x="56" y="14" width="58" height="108" rx="15" />
      <path className={styles['line']} d="M78 24h14" />
      {kind === 'empty' && (
        <>
          <path className={styles['mark']} d="M85 58v24M73 70h24" />
          <path
            className={styles['spark']}
            d="M124 22h6a7 7 0 0 1 7 7v6a2 2 0 0 1-2 2h-11a7 7 0 0 1-7-7v-1a7 7 0 0 1 7-7z"
          />
          <path className={styles['line']} d="M70 106h30" />
        </>
      )}
      {kind === 'error' && (
        <>
          <path className={`${styles['mark']} ${styles['bad']}`} d="M85 52v20M85 82v.1" />
          <path className={styles['line']} d="M46 46 36 40M46 66H34M124 46l10-6M124 66h12" />
        </>
      )}
      {kind === 'lost' && (
        <>
          <path className={styles['mark']} d="M76 60a9 9 0 1 1 13 8c-3 1.600-4 3.400-4 6M85 84v.1" />
          <path className={styles['line']} d="M30 100c8-8 14 6 22-2M120 98c8-8 12 6 22-2" />
        </>
      )}
      {kind === 'soon' && (
        <>
          <circle className={styles['mark']} cx="85" cy="68" r="16" />
          <path className={styles['mark']} d="M85 59v9.500l6 4" />
          <path
            className={styles['spark']}
            d="M128 84h6a7 7 0 0 1 7 7v6a2 2 0 0 1-2 2h-11a7 7 0 0 1-7-7v-1a7 7 0 0 1 7-7z"
          />
        </>
      )}
    </svg>
  )
}
