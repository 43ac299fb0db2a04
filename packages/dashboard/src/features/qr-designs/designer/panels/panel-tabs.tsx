import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import styles from './panel-tabs.module.css'

const tabs = ['shape', 'colours', 'logo', 'check'] as const
export type PanelTab = (typeof tabs)[number]

interface PanelTabsProps {
  label: string
  value: PanelTab
  onChange: (tab: PanelTab) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs for the parts of the design, where there is room for one. */
export function PanelTabs({ label, value, onChange }: PanelTabsProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next = step && tabs[(tabs.indexOf(value) + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`#designer-tab-${next}`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus, one tab stop for all
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`designer-tab-${tab}`}
          aria-selected={tab === value}
          aria-controls={`designer-panel-${tab}`}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {t(`qrDesigner:designer.tabs.${tab}`)}
        </button>
      ))}
    </div>
  )
}
