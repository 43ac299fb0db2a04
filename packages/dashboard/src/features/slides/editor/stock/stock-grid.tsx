import { findStock, type StockBackground } from '@taplet/slides/stock'
import { useState } from 'react'
import { addTexts, language, useText } from '../../../../lib/text.ts'
import { slideControls } from '../../../../text/en/slides/slide-controls.ts'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import styles from './stock.module.css'

addTexts('slideControls', slideControls)

const TOPICS = ['', 'light', 'dark', 'gradient', 'paper', 'pattern', 'waves', 'party'] as const
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

interface StockGridProps {
  /** The address currently chosen. */
  value: string
  onChoose: (background: StockBackground) => void
}

/** The stock of backgrounds as tall tiles, with topics and search. Fits a dialog or a tab of one. */
export function StockGrid({ value, onChoose }: StockGridProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const found = findStock(search, language)
  return (
    <div className={styles.stock}>
      <p>{t('slideControls:stock.lead')}</p>
      <SearchField
        label={t('slideControls:stock.search')}
        clearLabel={t('clear')}
        value={search}
        onChange={setSearch}
      />
      <div className={styles.topics}>
        {TOPICS.map((topic) => (
          <button key={topic} type="button" aria-pressed={search === topic} onClick={() => setSearch(topic)}>
            {topic ? upper(topic) : t('slideControls:stock.all')}
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <EmptyState
          drawing="lost"
          title={t('slideControls:stock.noneTitle', { search })}
          sentence={t('slideControls:stock.none')}
        />
      )}
      <ul className={styles.grid}>
        {found.map((background) => (
          <li key={background.id}>
            <button
              type="button"
              className={styles.tile}
              aria-label={t('slideControls:stock.use', { name: background.name(language) })}
              aria-pressed={background.url === value}
              onClick={() => onChoose(background)}
            >
              <span style={{ background: background.ground }}>
                <img src={background.url} alt="" width={864} height={1870} loading="lazy" decoding="async" />
              </span>
              <b>{background.name(language)}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
