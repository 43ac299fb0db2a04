import type { LinkHealth, Tag } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { healthWords } from './health-words.ts'
import styles from './link-row.module.css'

/** How a link is: a dot, a word, and the sentence that says what it means. */
export function HealthMark({ link, health }: { link: Tag; health: LinkHealth | undefined }) {
  const t = useText()
  const { tone, short, sentence } = healthWords(link, health, t)
  return (
    <p className={styles['mark']} data-tone={tone} title={sentence}>
      <b>{short}</b>
      <span>{sentence}</span>
    </p>
  )
}
