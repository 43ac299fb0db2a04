import styles from './states.module.css'

export type Drawing = 'empty' | 'error' | 'history' | 'lost' | 'mail' | 'pictures' | 'soon'

/** The leaf and the phone outline, with what the screen is about. */
export function StateDrawing({ kind }: { kind: Drawing }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 168 132" aria-hidden="true">
      <path
        className={styles.fill}
        d="M58 8h52a50 50 0 0 1 50 50v52a14 14 0 0 1-14 14H58A50 50 0 0 1 8 74V58A50 50 0 0 1 58 8z"
      />
      <rect className={styles.body} x="56" y="14" width="58" height="108" rx="15" />
      <path className={styles.line} d="M78 24h14" />
      {kind === 'empty' && (
        <>
          <path className={styles.mark} d="M85 58v24M73 70h24" />
          <path
            className={styles.spark}
            d="M124 22h6a7 7 0 0 1 7 7v6a2 2 0 0 1-2 2h-11a7 7 0 0 1-7-7v-1a7 7 0 0 1 7-7z"
          />
          <path className={styles.line} d="M70 106h30" />
        </>
      )}
      {kind === 'error' && (
        <>
          <path className={`${styles.mark} ${styles.bad}`} d="M85 52v20M85 82v.1" />
          <path className={styles.line} d="M46 46 36 40M46 66H34M124 46l10-6M124 66h12" />
        </>
      )}
      {kind === 'history' && (
        <>
          <path className={styles.mark} d="M72 58a16 16 0 1 1-3 10M72 46v12h12M85 59v9.500l6 4" />
          <path className={styles.line} d="M72 100h26M78 108h14M30 62h14M34 72h10M126 52h14M126 62h8" />
        </>
      )}
      {kind === 'mail' && (
        <>
          <path className={styles.card} d="M40 52h74a9 9 0 0 1 9 9v38a4 4 0 0 1-4 4H49a9 9 0 0 1-9-9z" />
          <path className={styles.mark} d="m52 66 25 17a8 8 0 0 0 9 0l25-17" />
          <path
            className={styles.spark}
            d="M122 38h6a8 8 0 0 1 8 8v6a3 3 0 0 1-3 3h-11a8 8 0 0 1-8-8v-1a8 8 0 0 1 8-8z"
          />
        </>
      )}
      {kind === 'pictures' && (
        <>
          <path className={styles.card} d="M42 44h64a12 12 0 0 1 12 12v34a4 4 0 0 1-4 4H54a12 12 0 0 1-12-12z" />
          <path className={styles.mark} d="m48 88 19-20a5 5 0 0 1 7 0l20 20M86 78l7-7a5 5 0 0 1 7 0l14 14" />
          <circle className={styles.spark} cx="98" cy="59" r="6" />
        </>
      )}
      {kind === 'lost' && (
        <>
          <path className={styles.mark} d="M76 60a9 9 0 1 1 13 8c-3 1.600-4 3.400-4 6M85 84v.1" />
          <path className={styles.line} d="M30 100c8-8 14 6 22-2M120 98c8-8 12 6 22-2" />
        </>
      )}
      {kind === 'soon' && (
        <>
          <circle className={styles.mark} cx="85" cy="68" r="16" />
          <path className={styles.mark} d="M85 59v9.500l6 4" />
          <path
            className={styles.spark}
            d="M128 84h6a7 7 0 0 1 7 7v6a2 2 0 0 1-2 2h-11a7 7 0 0 1-7-7v-1a7 7 0 0 1 7-7z"
          />
        </>
      )}
    </svg>
  )
}
