import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import { type Tab, tabs } from '../configuration/page-state.ts'
import styles from './tab-bar.module.css'

interface TabBarProps {
  active: Tab
  onSelect: (tab: Tab) => void
  /** Controls at the end of the bar. */
  children: ReactNode
}

export const tabId = (tab: Tab): string => `tab-${tab}`
export const panelId = (tab: Tab): string => `panel-${tab}`

const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  ArrowRight: (index) => (index + 1) % tabs.length,
  End: () => tabs.length - 1,
  Home: () => 0,
}

/** The tabs of the editor. One tab stop; arrow keys, Home and End move within. */
export function TabBar({ active, onSelect, children }: TabBarProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const opened = useRef<HTMLButtonElement>(null)
  // Effect: the scroll position. Narrow windows cannot fit all tabs, and fewer once the tools at the end are rendered.
  useEffect(() => {
    const { current: bar } = list
    if (!bar) return
    const show = () => {
      const { current: tab } = opened
      if (!tab || tab.dataset['tab'] !== active) return
      const over = tab.offsetLeft - bar.offsetLeft + tab.offsetWidth - bar.clientWidth
      if (over > bar.scrollLeft) bar.scrollLeft = over
    }
    show()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(show)
    observer.observe(bar)
    return () => observer.disconnect()
  }, [active])
  const handleKey = (event: KeyboardEvent) => {
    const step = event.altKey ? undefined : steps[event.key]
    if (!step) return
    event.preventDefault()
    const index = step(tabs.indexOf(active))
    const next = tabs[index]
    if (!next) return
    onSelect(next)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div className={styles.bar}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus, one stop for all */}
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={t('experienceEditor:tabs.label')}
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            ref={tab === active ? opened : undefined}
            data-tab={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={tab === active}
            aria-controls={tab === active ? panelId(tab) : undefined}
            tabIndex={tab === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab)}
          >
            {t(`experienceEditor:tabs.${tab}`)}
          </button>
        ))}
      </div>
      <div className={styles.tools}>{children}</div>
    </div>
  )
}
