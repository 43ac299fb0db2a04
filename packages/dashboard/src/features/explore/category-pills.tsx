import { useText } from '../../lib/text.ts'
import { FilterPill } from '../../ui/layout/chip.tsx'
import styles from './category-pills.module.css'

interface CategoryPillsProps {
  categories: readonly { name: string; count: number }[]
  /** Empty: all categories. */
  chosen: string
  onChoose: (category: string) => void
}

/** A filter pill for each category, with its number of instant apps. */
export function CategoryPills({ categories, chosen, onChoose }: CategoryPillsProps) {
  const t = useText()
  if (categories.length === 0) return null
  return (
    <div className={styles.pills} role="group" aria-label={t('explore:categories')}>
      <FilterPill selected={chosen === ''} onSelect={() => onChoose('')}>
        {t('explore:all')}
      </FilterPill>
      {categories.map(({ name, count }) => (
        <FilterPill key={name} selected={chosen === name} onSelect={() => onChoose(name)}>
          {name} <small>{count}</small>
        </FilterPill>
      ))}
    </div>
  )
}
