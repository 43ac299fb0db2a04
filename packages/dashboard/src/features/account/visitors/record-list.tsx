import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './visitors.module.css'

/** So many are shown at first. */
const FIRST = 4

interface RecordListProps<T> {
  title: string
  hint?: string
  records: readonly T[]
  keyOf: (record: T) => string
  children: (record: T) => ReactNode
}

/** Records of one kind; those beyond the first few are shown on request. */
export function RecordList<T>({ title, hint, records, keyOf, children }: RecordListProps<T>) {
  const t = useText()
  const [isWhole, setIsWhole] = useState(false)
  if (records.length === 0) return null
  const shown = isWhole ? records : records.slice(0, FIRST)
  return (
    <section className={styles.records}>
      <h4>{title}</h4>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <ul>
        {shown.map((record) => (
          <li key={keyOf(record)}>{children(record)}</li>
        ))}
      </ul>
      {shown.length < records.length && (
        <div>
          <Button small kind="plain" onClick={() => setIsWhole(true)}>
            {t('visitors:all', { count: records.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
