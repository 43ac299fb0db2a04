import type { LinkHealth, Tag } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { healthLabel } from './health-label.ts'
import styles from './link-row.module.css'

/** A link's health: a dot, a word, and an explanation. */
export function HealthMark({ link, health }: { link: Tag; health: LinkHealth | undefined }) {
  const t = useText()
  const { tone, short, sentence } = healthLabel(link, health, t)
  return (
    <p className={styles.mark} data-tone={tone} title={sentence}>
      <b>{short}</b>
      <span>{sentence}</span>
    </p>
  )
}
