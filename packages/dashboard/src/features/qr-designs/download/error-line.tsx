import styles from './download-panel.module.css'

/** Why something failed, where it was asked for; nothing while nothing did. */
export function ErrorLine({ text }: { text: string | undefined | null }) {
  if (!text) return null
  return (
    <p className={styles.error} role="alert">
      {text}
    </p>
  )
}
