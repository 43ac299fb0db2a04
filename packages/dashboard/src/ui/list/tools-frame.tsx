import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../button.tsx'
import { SearchField } from '../fields/search-field.tsx'
import styles from './tools-frame.module.css'
import type { ListSelection } from './selecting/use-selection.ts'

interface ToolsFrameProps {
  searchLabel: string
  search: string
  onSearch: (search: string) => void
  selection: ListSelection
  /** Order, layout and other choices, at the end of the first line. */
  choices: ReactNode
  /** Below this window width, in px, the choices have their own line. */
  wrapsAt: 760 | 1180
  /** Filter pills. */
  children: ReactNode
}

/** Toolbar of a list: search and choices, the pills below, and the button for selecting by touch. */
export function ToolsFrame({ searchLabel, search, onSearch, selection, choices, wrapsAt, children }: ToolsFrameProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      <div className={styles.top} data-wraps={wrapsAt}>
        <SearchField label={searchLabel} clearLabel={t('clear')} value={search} onChange={onSearch} shortcut="/" />
        {choices}
      </div>
      <div className={styles.second}>
        <div className={styles.filters} role="group" aria-label={t('lists:filter')}>
          {children}
        </div>
        <Button icon="check" disabled={selection.isOn} onClick={selection.hold}>
          {t('lists:select')}
        </Button>
      </div>
    </div>
  )
}
