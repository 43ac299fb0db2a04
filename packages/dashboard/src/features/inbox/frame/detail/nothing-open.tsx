import { useText } from '../../../../lib/text.ts'
import styles from './detail.module.css'

/** Three rows, one of them enlarged for reading. */
function Drawing() {
  return (
    <svg className={styles.pickDrawing} viewBox="0 0 168 132" aria-hidden="true">
      <path
        className={styles.pickFill}
        d="M58 8h52a50 50 0 0 1 50 50v52a14 14 0 0 1-14 14H58A50 50 0 0 1 8 74V58A50 50 0 0 1 58 8z"
      />
      <path className={styles.pickLine} d="M26 44h30M26 62h24M26 80h28M26 98h20" />
      <path
        className={styles.pickBody}
        d="M84 26h46a14 14 0 0 1 14 14v58a8 8 0 0 1-8 8H84a14 14 0 0 1-14-14V40a14 14 0 0 1 14-14z"
      />
      <path className={styles.pickMark} d="M84 46h26" />
      <path className={styles.pickLine} d="M84 62h46M84 74h46M84 86h28" />
    </svg>
  )
}

/** Shown beside a list with nothing open: what appears here, and the keys for it. */
export function NothingOpen({ sentence }: { sentence: string }) {
  const t = useText()
  return (
    <div className={styles.empty}>
      <Drawing />
      <p>{sentence}</p>
      <p className={styles.pickKeys}>{t('inbox:pickKeys')}</p>
    </div>
  )
}
