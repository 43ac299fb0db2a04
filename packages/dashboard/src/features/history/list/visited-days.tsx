import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { groupByDay } from './group-by-day.ts'
import { VisitedCard } from './visited-card.tsx'
import styles from './visited-days.module.css'
import type { Visited, VisitedList } from './visited.ts'

interface VisitedDaysProps {
  list: Pick<VisitedList, 'items' | 'hasMore' | 'isFetchingMore' | 'showMore'>
  onRemove: (item: Visited) => void
}

/** Visited apps grouped by day, newest first. */
export function VisitedDays({ list, onRemove }: VisitedDaysProps) {
  const t = useText()
  const [now] = useState(Date.now)
  const words = { TODAY: t('history:today'), YESTERDAY: t('history:yesterday') }
  const nameOf = (name: string) => (name === 'TODAY' || name === 'YESTERDAY' ? words[name] : name)
  return (
    <>
      {groupByDay(list.items, now).map(({ day, name, items }) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{nameOf(name)}</h2>
          <ul className={styles.cards}>
            {items.map((item) => (
              <li key={item.historyItemId}>
                <VisitedCard item={item} onRemove={onRemove} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list.hasMore && (
        <div className={styles.more}>
          <Button busy={list.isFetchingMore} onClick={list.showMore}>
            {t('history:more')}
          </Button>
        </div>
      )}
    </>
  )
}
