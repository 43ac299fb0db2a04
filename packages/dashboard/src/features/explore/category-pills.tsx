import { useText } from '../../lib/text.ts'
import { FilterPill } from '../../ui/layout/chip.tsx'
import styles from './category-pills.module.css'

interface CategoryPillsProps {
  categories: readonly { name: string; count: number }[]
  /** Empty: all of them. */
  chosen: string
  onChoose: (category: string) => void
}

/** One pill for each category, with how many instant apps it holds. */
export function CategoryPills({ categories, chosen, onChoose }: CategoryPillsProps) {
  const t = useText()
  if (categories.length === 0) return null
  return (
    <div className={styles['pills']} role="group" aria-label={t('explore:categories')}>
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
