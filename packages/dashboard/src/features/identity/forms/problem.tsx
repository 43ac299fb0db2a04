import { Icon } from '../../../ui/icons/icon.tsx'
import styles from '../auth-layout.module.css'

/** An error that concerns the whole form. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className={styles.problem}>
          <Icon name="warning" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
